import { Hint, Input, Label } from "@medusajs/ui";
import { type ReactNode, useId } from "react";

/** What an input needs to be known by its label, its hint and what is wrong with it. */
interface InputProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby"?: string;
}

interface FieldProps {
  label: string;
  hint?: string;
  /** What is wrong with what is in it. */
  problem?: string;
  className?: string;
  children: (input: InputProps) => ReactNode;
}

/** A label, an input, and under it what is wrong with it, or else a hint. */
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
  /** Proposals; anything else goes as well. */
  suggestions?: readonly string[];
}

/** A field of one line. */
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
