import { type RefObject, useRef, useState } from "react";
import { focusFirstError } from "./focus-first-error.ts";

/** What is wrong with a form's fields, as it is shown. */
export interface FieldErrors<Errors> {
  errors: Errors;
  /** For the form they are in. */
  form: RefObject<HTMLFormElement>;
  /** Shows what was found and moves the focus to the first of it; whether nothing was found. */
  accept: (found: Errors) => boolean;
  /** Fields that are being repaired are no longer wrong. */
  forget: (fields: (keyof Errors)[]) => void;
}

/** Errors beside their fields: shown when a form is sent, gone as soon as a field is repaired. */
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
