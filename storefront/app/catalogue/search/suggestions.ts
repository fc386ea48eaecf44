/** A suggested product. */
export type SuggestedProduct = {
  slug: string;
  title: string;
  /** The lowest price, in major units without tax. */
  price: number;
  /** Other variants cost more. */
  isFrom?: boolean;
  currency: string;
  /** The URL of its smallest picture; empty if there is none. */
  picture: string;
};

/** The suggestions for a typed text. */
export type Suggestions = {
  printers: { name: string; products: number }[];
  categories: { name: string; slug: string }[];
  products: SuggestedProduct[];
  total: number;
  /** The corrected term that was searched for, if nothing matches the typed spelling. */
  correctedTerm?: string | undefined;
};

/** The longest text that gets suggestions, characters. */
export const longestTyped = 80;

/** The words of a text in lower case and without accents, for comparing. */
export function plainWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
