import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { en } from "@chemical-ink/catalogue-schema/labels/en";
import { fr } from "@chemical-ink/catalogue-schema/labels/fr";
import { textsIn } from "~/language/texts.ts";

const labels = textsIn({ en, fr });

/** What a field of a product is called. */
export function fieldLabel(name: AttributeName): string {
  return labels()[name].label;
}

/** The sentence under a field, where there is one. */
export function fieldHint(name: AttributeName): string | undefined {
  return labels()[name].hint;
}

/** What each value of a choice is called. */
export function choiceLabels(name: AttributeName): Record<string, string> {
  return labels()[name].choices ?? {};
}

/** The words for what only has a few values. */
export const valueNames = textsIn({
  en: {
    status: { published: "Published", draft: "Draft", proposed: "Proposed", rejected: "Rejected" },
    yes: "Yes",
    no: "No",
  },
  fr: {
    status: { published: "Publié", draft: "Brouillon", proposed: "Proposé", rejected: "Refusé" },
    yes: "Oui",
    no: "Non",
  },
});
