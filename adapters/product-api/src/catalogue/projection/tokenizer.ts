/** The words of a text, in lower case. */
export function wordsOf(text: string, elision?: RegExp): string[] {
  // Most texts are ASCII: for them this takes a third of the time.
  if (isAscii(text) && !(elision && text.includes("'"))) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  }
  const whole = elision ? text.replace(elision, " ") : text;
  return whole
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
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
