import { clientState } from "~/client-state/client-state.ts";
import { typedText } from "./typed-text.ts";

/** Remembers the search term of a form in this browser. */
export function rememberSearch(form: HTMLFormElement): void {
  const term = typedText(String(new FormData(form).get("q") ?? ""));
  if (term) clientState.getState().rememberSearch(term);
}
