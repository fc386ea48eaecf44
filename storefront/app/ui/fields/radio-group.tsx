import type { ReactNode } from "react";

type RadioGroupProps = {
  /** What is chosen, for those who do not see it. */
  label: string;
  /** The id of the words that say a choice is missing, where one is. */
  missing: string | undefined;
  /** The choices, each a `Radio`. */
  children: ReactNode;
};

/** Choices of which one has to be made. */
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
