import { m } from "~/paraglide/messages.js";

/** The attributes of the field, which the open box takes over without a change. */
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
      "h-11 w-full min-w-0 rounded-l-sm border border-r-0 border-line-strong bg-sheet px-3.5 text-base placeholder:text-key-faint hover:border-key",
  } as const;
}

/** How the field was left when the open box takes its place. */
export type FieldStart = {
  text: string;
  /** Where the next letter goes; nothing where the field has no focus. */
  caret: number | undefined;
  /** Whether suggestions are wanted at once: it was clicked or typed into. */
  isWanted: boolean;
};
