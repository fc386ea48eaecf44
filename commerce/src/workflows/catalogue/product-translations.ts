import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { attributes } from "../../../catalogue-schema/src/attributes";
import { otherLanguages } from "../../../catalogue-schema/src/languages";
import {
  type TranslationRecord,
  translations,
  translationsOf,
} from "../../../catalogue-schema/src/translations";
import { type TranslatedTexts, writeTexts } from "./translated-texts";

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
  const changed = changes.flatMap(({ id, from, to }) =>
    translations
      .filter(({ backend }) => (from[backend] ?? "") !== (to[backend] ?? ""))
      .map(({ backend, attribute, language }) => ({ id, language, attribute, text: to[backend] })),
  );
  const records = new Map<string, TranslatedTexts>();
  for (const { id, language, attribute, text = "" } of changed) {
    const key = `${language} ${id}`;
    const record = records.get(key) ?? { id, reference: "product", language, texts: {} };
    record.texts[attributes[attribute].backend] = text;
    records.set(key, record);
  }
  await writeTexts(container, [...records.values()]);
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
