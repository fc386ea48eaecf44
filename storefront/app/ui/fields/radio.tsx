import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** One option as a card, which is marked if chosen. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { label, hint, id, ...rest },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <label
      htmlFor={fieldId}
      className="flex cursor-pointer items-start gap-3 rounded-sm border border-line-strong bg-sheet p-4 has-checked:border-key has-checked:ring-1 has-checked:ring-key hover:border-key"
    >
      <input
        {...rest}
        ref={ref}
        id={fieldId}
        type="radio"
        className="mt-1 size-[1.125rem] shrink-0 accent-key"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-sm text-key-faint">{hint}</span>}
      </span>
    </label>
  );
});
