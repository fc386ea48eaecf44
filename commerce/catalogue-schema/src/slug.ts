/** The slug of a product, the last part of its URL: how it is made, and what it may contain. */

/** Letters that are no other Latin letter with an accent, as they are spelled without them. */
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

/** Characters a slug can have. */
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

/** What a product can be given as its slug. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What a product may have as its slug from before: letters of every script were slugs once. Such a
 * product keeps its slug when it is saved, and no other gets one like it.
 */
export const storedSlugPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u;

/** Whether a text can be given to a product as its slug. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}
