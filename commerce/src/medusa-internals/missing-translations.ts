import type { MedusaContainer } from "@medusajs/framework/types";
import { attributes } from "../../catalogue-schema/src/attributes";
import { type Language, otherLanguages } from "../../catalogue-schema/src/languages";
import { translatedNames } from "../../catalogue-schema/src/translations";
import { wordAttributes } from "../../catalogue-schema/src/words";
import { rowsOf } from "./database";

/** What is not translated into a language. */
export interface MissingTranslations {
  language: Language;
  /** Published products with a text that is not translated. */
  products: number;
  /** Words that products use. */
  words: number;
}

/** A condition: the translation in `translation` has a text for a field. */
function has(field: string): string {
  return `coalesce(btrim(translation.translations ->> '${field}'), '') <> ''`;
}

const allTexts = translatedNames
  .map((name) => attributes[name].backend)
  .map((field) => `(coalesce(product.${field}, '') = '' or ${has(field)})`)
  .join(" and ");

/**
 * A condition on `product`: one of its texts is not translated. Stands on Medusa 2.21.2:
 * `translation`, with its unique index on record and language.
 *
 * @param language an expression, such as a parameter
 */
export function isUntranslated(language: string): string {
  return `not exists (
    select from translation
    where translation.reference_id = product.id and translation.locale_code = ${language}
      and translation.deleted_at is null and ${allTexts})`;
}

const usedTexts = [
  ...wordAttributes.map(
    ({ backend }) => `select ${backend} from product_sheet where deleted_at is null`,
  ),
  "select label from sheet_row where deleted_at is null",
  "select value from sheet_row where deleted_at is null and number is null and flag is null",
].join(" union ");

const statement = `
  with used (text) as (${usedTexts}),
  term as (
    select id from vocabulary_term
    where deleted_at is null and text in (select text from used)
  ),
  spoken as (select jsonb_array_elements_text(:languages::jsonb) as language)
  select language,
    (select count(*) from product
     where product.deleted_at is null and product.status = 'published'
       and ${isUntranslated("language")})::int as products,
    (select count(*) from term where not exists (
       select from translation
       where translation.reference_id = term.id and translation.locale_code = language
         and translation.deleted_at is null and ${has("text")}))::int as words
  from spoken order by language`;

/** How much is not translated, language by language. Stands on what `isUntranslated` stands on. */
export async function countUntranslated(
  container: MedusaContainer,
): Promise<MissingTranslations[]> {
  const languages = JSON.stringify(otherLanguages);
  return rowsOf<MissingTranslations>(container, statement, { languages });
}
