import { tokenize } from "../../src/catalogue/projection/tokenizer.ts";
import { queryVariants } from "../../src/catalogue/query-variants.ts";

const stopWords = new Set("a an and any for from in my of on or the to with".split(" "));

/** The words of a term as typed, and then of its variants: no library knows how part numbers are written. */
export function wordsOfVariants(term: string): string[][] {
  return [term, ...queryVariants(term)].map((variant) => {
    const words = tokenize(variant);
    const significant = words.filter((word) => !stopWords.has(word));
    return significant.length > 0 ? significant : words;
  });
}
