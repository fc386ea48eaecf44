import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Language } from "../../../catalogue-schema/src/languages";

/** Texts of a record in one language by Medusa's names of its fields; empty where there is none. */
export interface TranslatedTexts {
  id: string;
  /** The kind of record, such as `product`. */
  reference: string;
  language: Language;
  texts: Record<string, string>;
}

/**
 * Writes the texts that differ; a record's other texts stay. Safe to repeat. An empty text is stored
 * as one: Medusa merges an update into the stored texts, and shows the main language instead of it.
 *
 * @returns the texts before, which roll it back
 */
export async function writeTexts(
  container: MedusaContainer,
  records: TranslatedTexts[],
): Promise<TranslatedTexts[]> {
  if (records.length === 0) return [];
  const module = container.resolve(Modules.TRANSLATION);
  const stored = await module.listTranslations(
    {
      reference_id: [...new Set(records.map(({ id }) => id))],
      locale_code: [...new Set(records.map(({ language }) => language))],
    },
    { take: null },
  );
  const rows = new Map(stored.map((row) => [`${row.locale_code} ${row.reference_id}`, row]));
  const changes = records.flatMap((record) => {
    const row = rows.get(`${record.language} ${record.id}`);
    const textOf = (field: string) => String(row?.translations?.[field] ?? "");
    const changed = Object.entries(record.texts).filter(([field, text]) => textOf(field) !== text);
    if (changed.length === 0) return [];
    const before = Object.fromEntries(changed.map(([field]) => [field, textOf(field)]));
    return { row, record, texts: Object.fromEntries(changed), before };
  });
  const moved = changes.flatMap(({ row, record: { reference }, texts }) =>
    row ? { id: row.id, reference, translations: texts } : [],
  );
  const made = changes.flatMap(({ row, record: { id, reference, language }, texts }) =>
    row ? [] : { reference_id: id, reference, locale_code: language, translations: texts },
  );
  if (moved.length > 0) await module.updateTranslations(moved);
  if (made.length > 0) await module.createTranslations(made);
  return changes.map(({ record, before }) => ({ ...record, texts: before }));
}
