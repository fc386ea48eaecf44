import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, Field, inputStyle } from "./field.tsx";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** The class of the input; `className` is that of the whole field. */
  inputClassName?: string;
};

/** An input with a label. `required={false}` marks it "(optional)". */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, id, className, inputClassName, required, ...rest },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, error, hint, required, className }}>
      <input
        {...rest}
        ref={ref}
        id={fieldId}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
        className={classNames(inputStyle, inputClassName)}
      />
    </Field>
  );
});
