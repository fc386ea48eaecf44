import { textsIn } from "~/language/texts.ts";

/** What dialogs and sheets say of themselves. */
export const windowTexts = textsIn({
  en: { close: "Close" },
  fr: { close: "Fermer" },
});
