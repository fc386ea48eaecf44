import { type ReactNode, useId } from "react";
import { Card } from "~/ui/card.tsx";

/** A section of the form with a heading; its fields are in four columns if there is space. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-lg">
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-4">
        {children}
      </div>
    </Card>
  );
}
