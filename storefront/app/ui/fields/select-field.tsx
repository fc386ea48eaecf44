import { forwardRef, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { describedBy, Field } from "./field.tsx";
import { Select } from "./select.tsx";

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A select with a label; `children` are its options. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, id, className, required, ...rest },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, error, hint, required, className }}>
      <Select
        {...rest}
        ref={ref}
        id={fieldId}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
      />
    </Field>
  );
});
