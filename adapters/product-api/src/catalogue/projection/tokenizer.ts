/** The words of a text, in lower case. */
export function wordsOf(text: string, elision?: RegExp): string[] {
  // Most texts are ASCII: for them this takes a third of the time.
  if (isAscii(text) && !(elision && text.includes("'"))) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  }
  const whole = elision && /['’]/.test(text) ? text.replace(elision, " ") : text;
  if (isWesternEuropean(whole)) return whole.toLowerCase().match(/[a-z0-9ß-öø-įœ]+/g) ?? [];
  return whole
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether the words of a text are found without Unicode's tables, which takes a fraction of the time. */
function isWesternEuropean(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isLetter = (code >= 0xc0 && code < 0x130) || code === 0x152 || code === 0x153;
    const isMark =
      code === 0xa0 || code === 0xab || code === 0xbb || (code >= 0x2010 && code < 0x2020);
    if (code > 127 && !isLetter && !isMark) return false;
  }
  return true;
}

const letters: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o" };

/** A word without accents, in the letters that people without such a keyboard type. */
export function withoutAccents(word: string): string {
  if (isAscii(word)) return word;
  const plain = word.replace(/[ßœæø]/g, (letter) => letters[letter] ?? letter);
  return plain.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a text, in lower case and without accents. */
export function tokenize(text: string, elision?: RegExp): string[] {
  return wordsOf(text, elision).map(withoutAccents).filter(Boolean);
}

/** The term of a word: "bottles" and "bottle" have one term; "glass" and "t6641s" stay as they are. */
export function singular(word: string): string {
  // Few words end with an s: the regular expression is for those.
  if (!word.endsWith("s")) return word;
  return /^\p{L}{2,}[^s\P{L}]s$/u.test(word) ? word.slice(0, -1) : word;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (text.charCodeAt(index) > 127) return false;
  return true;
}
