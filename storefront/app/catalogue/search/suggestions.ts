/** A product as the search box suggests it. */
export type SuggestedProduct = {
  slug: string;
  title: string;
  /** Major currency units, without tax; the lowest. */
  price: number;
  /** There are higher prices too. */
  isFrom?: boolean;
  currency: string;
  /** The address of its smallest picture; empty where there is none. */
  picture: string;
};

/** What the search box suggests for what was typed. */
export type Suggestions = {
  printers: { name: string; products: number }[];
  categories: { name: string; slug: string }[];
  products: SuggestedProduct[];
  /** How many products the search finds. */
  total: number;
  /** Where nothing is spelled as typed: what was searched for instead. */
  correctedTerm?: string | undefined;
};

/** The longest text that is asked about, characters. */
export const longestTyped = 80;

/** The words of a text, in lower case and without accents, as they are compared. */
export function plainWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
