/** The slug of a product, the last part of its URL: how it is made, and what it may contain. */

/** The spellings of letters that are not another Latin letter with an accent. */
const spellings: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ŧ: "t",
  þ: "th",
};

/** The longest slug, characters. */
export const longestSlug = 200;

/**
 * The slug of a text: "Encre cœur noire, 70 ml" → "encre-coeur-noire-70-ml". It has a–z, 0–9 and
 * single dashes between them; it is empty where the text has no Latin letter and no digit.
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\0-\x7f]/gu, (letter) => spellings[letter] ?? letter)
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longestSlug)
    .replace(/-$/, "");
}

/** The slugs that a product can be given. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slugs that a stored product may have: older versions allowed letters of every script. Such a
 * product keeps its slug when it is saved.
 */
export const storedSlugPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u;

/** Whether a text can be given to a product as its slug. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}
