/** The words of a text, in lower case and without accents. */
export function tokenize(text: string): string[] {
  // Most texts have no accents: for them this takes a third of the time.
  if (isAscii(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
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
