/** A part number in lower-case letters and digits, as the index keeps it. */
function mpnKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Words looked at; the rest of a longer term only narrows what is already narrow. */
const mostWords = 8;

/**
 * The ways to read a term, likeliest first. People write one part number as `T6641`, `t 6641` or
 * `T-6641`, so what looks like one is also read joined, and parted where it has a dash.
 */
export function readingsOf(term: string): string[] {
  const words = wordsOf(term);
  const joined = words.map((word) => (hasDigit(word) ? mpnKey(word) : word));
  const parted = words.flatMap((word) => word.split(/[-._]+/));
  const readings = [wholeNumber(joined), joinPairs(joined), words, parted];
  return [...new Set(readings.map((reading) => reading.filter(Boolean).join(" ")).filter(Boolean))];
}

/** The words of a term, in lower case, without what only separates. */
function wordsOf(term: string): string[] {
  return term
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;/|"'()[\]]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
}

/** Every key a product named in the term could have: of each word, of neighbours, of it all. */
export function possibleMpnKeys(term: string): Set<string> {
  const words = wordsOf(term).map(mpnKey);
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ""));
  return new Set([...words, ...pairs, words.join("")].filter(hasDigit));
}

/** `lc 3219 xl` is one number written apart; `epson 664` is a brand and a number. */
function wholeNumber([first = "", ...rest]: string[]): string[] {
  const isOne =
    /^[a-z]{1,4}\d*$/.test(first) &&
    rest.length > 0 &&
    rest.every((word) => /^(\d\w*|[a-z]{1,2})$/.test(word)) &&
    [first, ...rest].some(hasDigit);
  return isOne ? [[first, ...rest].join("")] : [];
}

/** Joins `t` and `6641` wherever they stand in the term. */
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

/** Whether a word may be a part or model number, which nobody should guess at. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
