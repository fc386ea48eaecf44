import type { ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { classNames } from "../class-names.ts";

/** The class of all inputs. */
export const inputStyle = classNames(
  "w-full min-h-11 rounded-sm border border-line-strong bg-sheet px-3 text-base text-key",
  "placeholder:text-key-faint hover:border-key",
  "aria-invalid:border-red-deep aria-invalid:bg-red-tint",
  "disabled:bg-wash disabled:text-key-faint",
);

type FieldProps = {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The ids of the texts that describe a field, for its `aria-describedby`. */
export function describedBy(id: string, error?: string, hint?: ReactNode): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** The frame of an input: label above, hint and error below. */
export function Field({ id, label, error, hint, required, className, children }: FieldProps) {
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required === false && (
          <span className="font-normal text-key-faint"> {m.field_optional()}</span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-key-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-red-deep">
          {error}
        </p>
      )}
    </div>
  );
}
