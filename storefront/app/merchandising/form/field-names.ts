import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { en } from "@chemical-ink/catalogue-schema/labels/en";
import { fr } from "@chemical-ink/catalogue-schema/labels/fr";
import { inEachLanguage } from "~/language/texts.ts";

const labels = inEachLanguage({ en, fr });

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
