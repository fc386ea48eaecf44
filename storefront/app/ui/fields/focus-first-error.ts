import type { RefObject } from "react";

/** Moves the focus to a form's first field that is wrong, once its error is on screen. */
export function focusFirstError(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
