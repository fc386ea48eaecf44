import { attributes, type FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facets } from "@chemical-ink/catalogue-schema/constants/facet-list";
import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import {
  type Language,
  mainLanguage,
  otherLanguages,
} from "@chemical-ink/catalogue-schema/languages";

/** The attributes that all products of a group have in common. */
export const traits = [...facetTypes, "categoryHandle", "subCategoryHandle"] as const;
export type Trait = FacetType | "categoryHandle" | "subCategoryHandle";

/** The part of a catalogue document that the projection reads. */
export interface ListedProduct {
  id: string;
  slug: string;
  title: string;
  /** The values of its facets, and the slugs of its categories. */
  traits: Record<Trait, string>;
  printers: string[];
  /** Major currency units. */
  price: number;
  inStock: boolean;
  sold: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The searched texts that have no language. */
  texts: Text[];
  /** What is shown and searched in one language; of the main one where it is not translated. */
  wordings: ReadonlyMap<Language, Wording>;
}

/** A product in one language. */
interface Wording {
  title: string;
  /** The words for the values of its facets. */
  facets: Record<FacetType, string>;
  texts: Text[];
}

/** A text that is searched. Lists of texts have the highest weight first. */
export interface Text {
  weight: Weight;
  text: string;
}

/** The index's name of each trait. */
const traitNames: [Trait, string][] = [
  ...facets.map(({ type, attribute }): [Trait, string] => [type, attributes[attribute].backend]),
  ["categoryHandle", "category_handle"],
  ["subCategoryHandle", "sub_category_handle"],
];

/** How much a word counts for the score of a search, by the field it is in. */
type Weight = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Reads a document, or its indexed fields; undefined where the product is not for sale in one of
 * these sales channels.
 *
 * @throws TypeError where a field has another type than the index declares
 */
export function listedProduct(
  document: unknown,
  salesChannelIds: ReadonlySet<string>,
): ListedProduct | undefined {
  if (typeof document !== "object" || document === null) throw new TypeError("no document");
  const fields: Record<string, unknown> = { ...document };
  const text = (name: string): string => {
    const value = fields[name] ?? "";
    if (typeof value !== "string") throw new TypeError(`${name} is not a text`);
    return value;
  };
  const number = (name: string): number => {
    const value = fields[name] ?? 0;
    if (typeof value !== "number") throw new TypeError(`${name} is not a number`);
    return value;
  };
  // The indexed fields have milliseconds, the document has an ISO 8601 string.
  const moment = (name: string): number =>
    typeof fields[name] === "number" ? number(name) : Date.parse(text(name)) || 0;
  const texts = (name: string): string[] => {
    const value = fields[name] ?? [];
    if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
    return value.map(String);
  };

  const isForSale =
    text("status") === "published" &&
    texts("sales_channel_ids").some((id) => salesChannelIds.has(id));
  if (!isForSale) return;
  const id = text("id");
  if (id === "") throw new TypeError("a document has no id");
  const price = number("price");
  if (price < 0) throw new TypeError("the price is below 0");
  const printers = texts("printers");
  return {
    id,
    slug: text("handle"),
    title: text("title"),
    traits: Object.fromEntries(
      traitNames.map(([trait, name]) => [trait, text(name)]),
    ) as ListedProduct["traits"],
    printers,
    price,
    inStock: fields.in_stock === true,
    sold: number("sold"),
    createdAt: moment("created_at"),
    texts: [
      { weight: 7, text: [text("mpn_key"), ...texts("variant_keys")].join(" ") },
      { weight: 4, text: text("brand") },
      { weight: 3, text: text("series") },
      { weight: 2, text: `${text("search_terms")} ${printers.join(" ")}` },
    ],
    wordings: wordingsOf(text, translationsIn(text("translations_json"))),
  };
}

/** By language, what is translated of a document, under the names of its fields. */
type Translations = Record<string, Readonly<Record<string, string>>>;

function translationsIn(json: string): Translations {
  const read: unknown = json ? JSON.parse(json) : {};
  if (!isRecord(read) || !Object.values(read).every(isRecord)) {
    throw new TypeError("translations_json has no texts by language");
  }
  return read as Translations;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A language without any translation has the wording of the main one itself. */
function wordingsOf(
  text: (name: string) => string,
  translations: Translations,
): ReadonlyMap<Language, Wording> {
  const main = wording(text);
  return new Map<Language, Wording>([
    [mainLanguage, main],
    ...otherLanguages.map((language): [Language, Wording] => {
      const translated = translations[language];
      return [language, translated ? wording(text, translated) : main];
    }),
  ]);
}

/** The fields with a weight of their own. The words of all others are in the document's search terms. */
const weighted = new Set(["title", "color", "category", "sub_category", "description"]);

function wording(
  mainText: (name: string) => string,
  translated?: Readonly<Record<string, string>>,
): Wording {
  const text = (name: string) => String(translated?.[name] || mainText(name));
  const others = Object.keys(translated ?? {}).filter((name) => !weighted.has(name));
  return {
    title: text("title"),
    facets: forEachFacet((_type, attribute) => text(attributes[attribute].backend)),
    texts: [
      { weight: 5, text: text("title") },
      { weight: 4, text: text("color") },
      { weight: 3, text: `${text("category")} ${text("sub_category")}` },
      { weight: 2, text: others.map(text).join(" ") },
      // The main language's description is found in every language, and need not be indexed twice.
      { weight: 1, text: translated ? (translated.description ?? "") : text("description") },
    ],
  };
}
