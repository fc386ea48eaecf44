import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { en } from "@chemical-ink/catalogue-schema/labels/en";
import { fr } from "@chemical-ink/catalogue-schema/labels/fr";
import { inEachLanguage } from "~/language/texts.ts";

const labels = inEachLanguage({ en, fr });

/** The label of a field. */
export function fieldLabel(name: AttributeName): string {
  return labels()[name].label;
}

/** The hint of a field; undefined if it has none. */
export function fieldHint(name: AttributeName): string | undefined {
  return labels()[name].hint;
}

/** The labels of a choice's values. */
export function choiceLabels(name: AttributeName): Record<string, string> {
  return labels()[name].choices ?? {};
}
