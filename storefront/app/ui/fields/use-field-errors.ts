import { type RefObject, useRef, useState } from "react";
import { focusFirstError } from "./focus-first-error.ts";

/** The shown errors of a form. */
export interface FieldErrors<Errors> {
  errors: Errors;
  /** The ref of their form. */
  form: RefObject<HTMLFormElement>;
  /** Shows the errors and focuses the first; true if there are none. */
  accept: (found: Errors) => boolean;
  /** Removes the errors of fields that are being edited. */
  forget: (fields: (keyof Errors)[]) => void;
}

/** Errors beside their fields: shown when a form is submitted, removed when a field is edited. */
export function useFieldErrors<Errors extends object>(): FieldErrors<Errors> {
  const [errors, setErrors] = useState({} as Errors);
  const form = useRef<HTMLFormElement>(null);

  function accept(found: Errors): boolean {
    setErrors(found);
    const isRight = Object.keys(found).length === 0;
    if (!isRight) focusFirstError(form);
    return isRight;
  }

  function forget(fields: (keyof Errors)[]): void {
    const cleared = Object.fromEntries(fields.map((field) => [field, undefined]));
    setErrors((shown) => ({ ...shown, ...cleared }));
  }

  return { errors, form, accept, forget };
}
