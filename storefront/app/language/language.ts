import { languageFacts, mainLanguage as mainOf } from "../paraglide/languages.ts";
import { ownPath } from "./own-path.ts";

export type Language = keyof typeof languageFacts;

/** The languages of the shop, as `project.inlang/settings.json` lists them. */
export const languages = Object.keys(languageFacts) as Language[];

/** The language of URLs without a prefix. The other languages have one, such as `/fr`. */
export const mainLanguage: Language = mainOf;

/** The locale of a language's numbers, prices and dates, such as "fr-FR". */
export function localeOf(language: Language): string {
  return languageFacts[language].locale;
}

/** What its speakers call a language, such as "Français". */
export function nameOf(language: Language): string {
  return languageFacts[language].name;
}

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
  return localeOf(currentLanguage());
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
