/** The code of the pseudo-locale, which no language has. */
export const pseudoLocale = "xa";

const accents = Object.fromEntries(
  [
    "aä",
    "cç",
    "dđ",
    "eë",
    "gĝ",
    "iï",
    "kķ",
    "lľ",
    "nñ",
    "oö",
    "rŕ",
    "sš",
    "tţ",
    "uü",
    "yý",
    "zž",
  ].flatMap(([plain, accented]) => [
    [plain, accented],
    [plain.toUpperCase(), accented.toUpperCase()],
  ]),
);

/**
 * English in disguise, for tests: brackets show where a message begins and ends, accents that it is
 * one, and doubled vowels make it about 40 % longer, with longer words. `Price of {title}` becomes
 * `[Pŕïïçëë ööf {title}]`.
 */
function pseudoText(text) {
  const disguised = text.replaceAll(/\{\w+\}|[a-z]/gi, (part) =>
    part.length > 1 ? part : (accents[part] ?? part).repeat(/[aeiou]/i.test(part) ? 2 : 1),
  );
  return `[${disguised}]`;
}

/** The catalogue of the pseudo-locale. The locale of its numbers and dates stays. */
export function pseudoCatalogue(catalogue) {
  const ofMessage = ([name, message]) => {
    if (/^\$|^language_locale$/.test(name)) return [name, message];
    if (typeof message === "string") return [name, pseudoText(message)];
    return [name, message.map((variants) => ({ ...variants, match: ofTexts(variants.match) }))];
  };
  return Object.fromEntries(Object.entries(catalogue).map(ofMessage));
}

function ofTexts(match) {
  return Object.fromEntries(Object.entries(match).map(([key, text]) => [key, pseudoText(text)]));
}
