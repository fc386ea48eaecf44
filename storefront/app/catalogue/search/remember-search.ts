import { clientState } from "~/client-state/client-state.ts";
import { typedText } from "./typed-text.ts";

/** Remembers what a search form is sent with, on this browser alone. */
export function rememberSearch(form: HTMLFormElement): void {
  const term = typedText(String(new FormData(form).get("q") ?? ""));
  if (term) clientState.getState().rememberSearch(term);
}
