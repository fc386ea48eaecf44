import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { formLabels } from "@chemical-ink/catalogue-schema/labels/form-labels";
import { translations } from "@chemical-ink/catalogue-schema/translations";
import { type Language, nameOf } from "~/language/language.ts";
import { inEachLanguage } from "~/language/texts.ts";
import { m } from "~/paraglide/messages.js";

import type { DraftField } from "./product-draft.ts";

const labels = inEachLanguage(formLabels);

/** The label of a field; a text in another language has its language's name in it. */
export function fieldLabel(field: DraftField): string {
  const translation = translations.find(({ name }) => name === field);
  if (!translation) return labels()[field as AttributeName].label;
  const { label } = labels()[translation.attribute];
  return `${label} (${nameOf(translation.language as Language)})`;
}

/** The hint of a field; undefined if it has none. */
export function fieldHint(name: AttributeName): string | undefined {
  return labels()[name].hint;
}

/** The labels of a choice's values. */
export function choiceLabels(name: AttributeName): Record<string, string> {
  return labels()[name].choices ?? {};
}

/** What a status is called. */
export const statusNames = {
  published: m.field_names_status_published,
  draft: m.field_names_status_draft,
  proposed: m.field_names_status_proposed,
  rejected: m.field_names_status_rejected,
};
