import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, Field, inputStyle } from "./field.tsx";

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A text area with a label. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ label, error, hint, id, className, required, rows = 5, ...rest }, ref) {
    const ownId = useId();
    const fieldId = id ?? ownId;
    return (
      <Field id={fieldId} {...{ label, error, hint, required, className }}>
        <textarea
          {...rest}
          ref={ref}
          id={fieldId}
          rows={rows}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
          className={classNames(inputStyle, "py-2.5")}
        />
      </Field>
    );
  },
);
