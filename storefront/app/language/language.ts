import { ownPath } from "./own-path.ts";

/** The languages of the shop. The first one has no prefix in its addresses, the others have one. */
export const languages = ["en", "fr"] as const;

export type Language = (typeof languages)[number];

/** The language of addresses without a prefix. */
export const mainLanguage: Language = "en";

/** The locale that goes with each language. */
export const locales: Record<Language, string> = { en: "en-IE", fr: "fr-FR" };

/** On the server each request has a language of its own: `language.server.ts` says which. */
let ofRequest: (() => Language | undefined) | undefined;

/** Tells where the language of the request under way is found. For the server alone. */
export function findLanguageBy(find: () => Language | undefined): void {
  ofRequest = find;
}

function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** The language that this page is shown in. */
export function currentLanguage(): Language {
  if (ofRequest) return ofRequest() ?? mainLanguage;
  const shown = typeof document === "undefined" ? "" : document.documentElement.lang;
  return isLanguage(shown) ? shown : mainLanguage;
}

/** The locale that prices, numbers and dates are written by, such as "fr-FR". */
export function currentLocale(): string {
  return locales[currentLanguage()];
}

/** What the addresses of a language begin with: "" for the main one, "/fr" for French. */
export function languagePrefix(language: Language): string {
  return language === mainLanguage ? "" : `/${language}`;
}

/**
 * The address of a page in a language: `/fr/shop` for `/shop`, `/fr` for `/`. It is one of this site,
 * whatever the path.
 */
export function pathIn(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  const own = ownPath(path);
  if (prefix === "" || !/^\/(?:[?#]|$)/.test(own)) return prefix + own;
  return prefix + own.slice(1);
}

/** The language of an address' path: "fr" for "/fr/shop" and "/fr.data", "en" for "/shop". */
export function languageOfPath(path: string): Language {
  const first = path.split("/", 2)[1]?.replace(/\.data$/, "") ?? "";
  return isLanguage(first) ? first : mainLanguage;
}

/** A path as it is in the main language: "/shop" for "/fr/shop", "/" for "/fr". */
export function pathWithoutLanguage(path: string): string {
  const prefix = languagePrefix(languageOfPath(path));
  return ownPath(path.slice(prefix.length));
}
