import { Hint, Input, Label } from "@medusajs/ui";
import { type ReactNode, useId } from "react";

/** What an input needs to be connected to its label, its hint and its problem. */
interface InputProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby"?: string;
}

interface FieldProps {
  label: string;
  hint?: string;
  problem?: string;
  className?: string;
  children: (input: InputProps) => ReactNode;
}

/** A label, an input, and under it the problem or the hint. */
export function Field({ label, hint, problem, className, children }: FieldProps) {
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className={`flex flex-col gap-y-2 ${className ?? ""}`}>
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": below && `${id}-below`,
      })}
      {below && (
        <Hint id={`${id}-below`} variant={problem ? "error" : "info"}>
          {below}
        </Hint>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<FieldProps, "children"> {
  value: string;
  onChange: (value: string) => void;
  inputMode?: "decimal" | "numeric" | "url";
  /** Suggestions; other values are allowed too. */
  suggestions?: readonly string[];
}

export function TextField({ value, onChange, inputMode, suggestions, ...field }: TextFieldProps) {
  const listId = useId();
  return (
    <Field {...field}>
      {(input) => (
        <>
          <Input
            {...input}
            value={value}
            inputMode={inputMode}
            list={suggestions && listId}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
