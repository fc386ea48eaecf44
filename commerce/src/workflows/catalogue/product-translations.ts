import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { attributes } from "../../../catalogue-schema/src/attributes";
import { otherLanguages } from "../../../catalogue-schema/src/languages";
import {
  type TranslationRecord,
  translations,
  translationsOf,
} from "../../../catalogue-schema/src/translations";

/** The translations of one record in one language, by Medusa's names of the fields. */
interface StoredTranslation {
  id: string;
  reference_id: string;
  locale_code: string;
  translations: Record<string, unknown> | null;
}

/** The texts of products in the other languages; those that are not translated are empty. */
export async function readProductTranslations(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, TranslationRecord>> {
  const stored = await storedTranslations(container, ids);
  const texts = new Map(ids.map((id) => [id, translationsOf({})]));
  for (const { reference_id, locale_code, translations: given } of stored) {
    const record = texts.get(reference_id);
    for (const { backend, attribute, language } of translations) {
      const text = given?.[attributes[attribute].backend];
      if (record && language === locale_code && typeof text === "string") record[backend] = text;
    }
  }
  return texts;
}

/** The texts of a product as they are, and as they should be. */
interface Change {
  id: string;
  from: TranslationRecord;
  to: TranslationRecord;
}

/** Writes the translations that differ. Medusa's other translated fields keep theirs. */
export async function writeProductTranslations(
  container: MedusaContainer,
  changes: Change[],
): Promise<void> {
  const changed = changes.filter(({ from, to }) =>
    translations.some(({ backend }) => (from[backend] ?? "") !== (to[backend] ?? "")),
  );
  if (changed.length === 0) return;
  const module = container.resolve(Modules.TRANSLATION);
  const stored = await storedTranslations(
    container,
    changed.map(({ id }) => id),
  );
  const rows = changed.flatMap(({ id, to }) =>
    otherLanguages.map((language) => {
      const row = stored.find((one) => one.reference_id === id && one.locale_code === language);
      const texts: Record<string, unknown> = { ...row?.translations };
      for (const translation of translations) {
        if (translation.language !== language) continue;
        const { backend } = attributes[translation.attribute];
        const text = to[translation.backend];
        if (text) texts[backend] = text;
        else delete texts[backend];
      }
      return { row, id, language, texts, isEmpty: Object.keys(texts).length === 0 };
    }),
  );
  const gone = rows.flatMap(({ row, isEmpty }) => (row && isEmpty ? row.id : []));
  const moved = rows.flatMap(({ row, texts, isEmpty }) =>
    row && !isEmpty ? { id: row.id, reference: "product", translations: texts } : [],
  );
  const made = rows.flatMap(({ row, id, language, texts, isEmpty }) =>
    row || isEmpty
      ? []
      : { reference_id: id, reference: "product", locale_code: language, translations: texts },
  );
  if (gone.length > 0) await module.deleteTranslations(gone);
  if (moved.length > 0) await module.updateTranslations(moved);
  if (made.length > 0) await module.createTranslations(made);
}

/** Removes all translations of products that are gone for good. */
export async function removeProductTranslations(
  container: MedusaContainer,
  ids: string[],
): Promise<void> {
  const module = container.resolve(Modules.TRANSLATION);
  const rows = await module.listTranslations(
    { reference_id: ids, reference: "product" },
    { select: ["id"], take: null },
  );
  if (rows.length > 0) await module.deleteTranslations(rows.map(({ id }) => id));
}

async function storedTranslations(
  container: MedusaContainer,
  ids: string[],
): Promise<StoredTranslation[]> {
  if (ids.length === 0) return [];
  return container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference_id: ids, locale_code: [...otherLanguages] }, { take: null });
}
