import type { ReactNode } from "react";

type RadioGroupProps = {
  label: string;
  /** The id of the error text, if a choice is missing. */
  missing: string | undefined;
  children: ReactNode;
};

/** A choice of one. */
export function RadioGroup({ label, missing, children }: RadioGroupProps) {
  return (
    <div
      className="grid gap-3"
      role="radiogroup"
      aria-label={label}
      aria-required="true"
      aria-invalid={missing ? true : undefined}
      aria-describedby={missing}
    >
      {children}
    </div>
  );
}
