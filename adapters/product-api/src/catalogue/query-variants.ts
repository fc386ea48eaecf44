/** A part number in lower-case letters and digits, as the index stores it. */
function mpnKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** A search uses so many words of a term; eight words select few products already. */
const mostWords = 8;

/**
 * The variants of a search term, the likeliest first. People write one part number as `T6641`,
 * `t 6641` or `T-6641`: there are variants with its parts joined, and variants split at dashes.
 */
export function queryVariants(term: string): string[] {
  const words = wordsOf(term);
  const joined = words.map((word) => (hasDigit(word) ? mpnKey(word) : word));
  const split = words.flatMap((word) => word.split(/[-._]+/));
  const variants = [wholeNumber(joined), joinPairs(joined), words, split];
  return [...new Set(variants.map((variant) => variant.filter(Boolean).join(" ")).filter(Boolean))];
}

/** The words of a term in lower case, without separators. */
function wordsOf(term: string): string[] {
  return term
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;/|"'()[\]]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
}

/** Every part number that the term can name: each word, two neighbours, or the whole term. */
export function possibleMpnKeys(term: string): Set<string> {
  const words = wordsOf(term).map(mpnKey);
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ""));
  return new Set([...words, ...pairs, words.join("")].filter(hasDigit));
}

/** `lc 3219 xl` is one number in three parts; `epson 664` is a brand and a number. */
function wholeNumber([first = "", ...rest]: string[]): string[] {
  const isOne =
    /^[a-z]{1,4}\d*$/.test(first) &&
    rest.length > 0 &&
    rest.every((word) => /^(\d\w*|[a-z]{1,2})$/.test(word)) &&
    [first, ...rest].some(hasDigit);
  return isOne ? [[first, ...rest].join("")] : [];
}

/** Joins pairs such as `t` and `6641` everywhere in the term. */
function joinPairs(words: string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const next = words[index + 1] ?? "";
    if (isShortPrefix(word) && /^\d/.test(next)) {
      joined.push(word + next);
      index++;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function isShortPrefix(word: string): boolean {
  return /^[a-z]{1,4}$/.test(word);
}

/** Whether a word can be a part number or a model: these are never corrected. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
