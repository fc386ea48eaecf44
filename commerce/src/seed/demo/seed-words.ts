import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { otherLanguages } from "../../../catalogue-schema/src/languages";
import { VOCABULARY_MODULE } from "../../modules/vocabulary";
import type VocabularyModuleService from "../../modules/vocabulary/service";
import { readTable } from "./read-table";

/** A record with a text in several languages. */
interface Translated {
  id: string;
  reference: string;
  field: string;
  texts: Record<string, string>;
}

/**
 * Translates the words of the vocabulary and the categories of the demonstration, except those that
 * are translated already.
 *
 * @returns how many translations were created
 */
export async function seedWords(container: MedusaContainer): Promise<number> {
  const records = [...(await words(container)), ...(await categories(container))];
  const translation = container.resolve(Modules.TRANSLATION);
  const known = await translation.listTranslations(
    { reference_id: records.map(({ id }) => id) },
    { select: ["reference_id", "locale_code"], take: null },
  );
  const keys = new Set(known.map(({ reference_id, locale_code }) => reference_id + locale_code));
  const missing = records.flatMap(({ id, reference, field, texts }) =>
    otherLanguages
      .filter((language) => texts[language] && !keys.has(id + language))
      .map((language) => ({
        reference_id: id,
        reference,
        locale_code: language,
        translations: { [field]: texts[language] },
      })),
  );
  if (missing.length > 0) await translation.createTranslations(missing);
  return missing.length;
}

async function words(container: MedusaContainer): Promise<Translated[]> {
  const table = readTable<string>("words.csv");
  const vocabulary = container.resolve<VocabularyModuleService>(VOCABULARY_MODULE);
  const texts = new Map(table.map((row) => [row.text ?? "", row]));
  await vocabulary.ensureTerms([...texts.keys()]);
  const terms = await vocabulary.listVocabularyTerms({ text: [...texts.keys()] }, { take: null });
  return terms.map(({ id, text }) => ({
    id,
    reference: "vocabulary_term",
    field: "text",
    texts: texts.get(text) ?? {},
  }));
}

async function categories(container: MedusaContainer): Promise<Translated[]> {
  const texts = new Map(readTable<string>("categories.csv").map((row) => [row.name ?? "", row]));
  const found = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ name: [...texts.keys()] }, { select: ["id", "name"], take: null });
  return found.map(({ id, name }) => ({
    id,
    reference: "product_category",
    field: "name",
    texts: texts.get(name) ?? {},
  }));
}
