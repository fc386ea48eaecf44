import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A checkbox with its label; the whole line is clickable. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, id, className, ...rest },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5 text-sm has-disabled:text-key-faint"
      >
        <input
          {...rest}
          ref={ref}
          id={fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-error` : undefined}
          className="mt-0.5 size-[1.125rem] shrink-0 accent-key"
        />
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      {error && (
        <p id={`${fieldId}-error`} className="ps-7 text-sm font-medium text-red-deep">
          {error}
        </p>
      )}
    </div>
  );
});
