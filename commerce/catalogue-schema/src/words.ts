import { type SheetName, sheetAttributes } from "./attributes";

/** The attributes of the product sheet whose values are words of the vocabulary. */
export const wordAttributes = sheetAttributes.filter(({ vocabulary }) => vocabulary);

/** Names are the same in every language. */
const names: readonly SheetName[] = ["Brand", "mpn", "series"];
const nameAttributes = sheetAttributes.filter(({ name }) => names.includes(name));

/**
 * The words of a product that are translated once for all products: attributes, labels of its
 * technical sheet, and texts in it. Numbers, names of makes and part numbers are the same in every
 * language.
 *
 * @param product with the attributes under their names of `key`
 */
export function wordsToTranslate(
  product: object,
  key: "name" | "backend",
  rows: readonly { label: string; value: unknown }[],
): string[] {
  const given = new Map(Object.entries(product));
  const own = new Set(nameAttributes.map((attribute) => given.get(attribute[key])));
  const values = rows.flatMap(({ value }) => (typeof value === "string" ? value : []));
  const words = [
    ...wordAttributes.map((attribute) => String(given.get(attribute[key]) ?? "").trim()),
    ...rows.map(({ label }) => label),
    ...values.filter((value) => !own.has(value) && !/\d/.test(value)),
  ];
  return [...new Set(words.filter(Boolean))];
}
