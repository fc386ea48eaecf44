import { m } from "~/paraglide/messages.js";

/** The attributes of the search field, the same for the closed and the open box. */
export function searchField() {
  return {
    name: "q",
    type: "search",
    required: true,
    "aria-label": m.search_field_label(),
    "aria-keyshortcuts": "/",
    placeholder: m.search_field_placeholder(),
    autoComplete: "off",
    className:
      "h-11 w-full min-w-0 rounded-s-sm border border-e-0 border-line-strong bg-sheet px-3.5 text-base placeholder:text-key-faint hover:border-key",
  } as const;
}

/** The state of the field when the open box replaces it. */
export type FieldStart = {
  text: string;
  /** The caret's position; undefined without focus. */
  caret: number | undefined;
  /** Whether to show suggestions at once: the field was clicked or typed into. */
  isWanted: boolean;
};
