import type { AttributeName } from "@chemical-ink/catalogue-schema/attributes";
import { formLabels } from "@chemical-ink/catalogue-schema/labels/form-labels";
import { inEachLanguage } from "~/language/texts.ts";
import { m } from "~/paraglide/messages.js";

const labels = inEachLanguage(formLabels);

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

/** What a status is called. */
export const statusNames = {
  published: m.field_names_status_published,
  draft: m.field_names_status_draft,
  proposed: m.field_names_status_proposed,
  rejected: m.field_names_status_rejected,
};
