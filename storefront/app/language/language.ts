import { languageFacts, mainLanguage as mainOf } from "../paraglide/languages.ts";
import { ownPath } from "./own-path.ts";

export type Language = keyof typeof languageFacts;

/** The languages in which pages are served. */
export const servedLanguages = Object.keys(languageFacts) as Language[];

/**
 * The languages of the shop, as `commerce/messages/settings.json` lists them. A preview language, whose
 * texts are unfinished, is served at its URLs but is in no menu and no sitemap.
 */
export const languages = servedLanguages.filter((language) => !isPreview(language));

/** The language of URLs without a prefix. The other languages have one, such as `/fr`. */
export const mainLanguage: Language = mainOf;

/** The locale of a language's numbers, prices and dates, such as "fr-FR". */
export function localeOf(language: Language): string {
  return languageFacts[language].locale;
}

/** The direction in which a language is read. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return languageFacts[language].direction;
}

/** What its speakers call a language, such as "Français". */
export function nameOf(language: Language): string {
  return languageFacts[language].name;
}

/** Whether its texts are unfinished, so that search engines must not list it. */
export function isPreview(language: Language): boolean {
  return languageFacts[language].isPreview;
}

/** A sentence that offers the shop in a language, in that language. */
export function offerOf(language: Language): string {
  return languageFacts[language].offer;
}

/** On the server each request has its language, which `language.server.ts` provides. */
let ofRequest: (() => Language | undefined) | undefined;

/** Sets how the language of the current request is found. Only for the server. */
export function findLanguageBy(find: () => Language | undefined): void {
  ofRequest = find;
}

function isLanguage(text: string): text is Language {
  return (servedLanguages as readonly string[]).includes(text);
}

/** The language of this page. */
export function currentLanguage(): Language {
  if (ofRequest) return ofRequest() ?? mainLanguage;
  const shown = typeof document === "undefined" ? "" : document.documentElement.lang;
  return isLanguage(shown) ? shown : mainLanguage;
}

/**
 * The language that the backend stores for this page's cart, order or sign-up. The backend does not
 * know preview languages; they have the main one.
 */
export function storedLanguage(): Language {
  const shown = currentLanguage();
  return isPreview(shown) ? mainLanguage : shown;
}

/** The `lang` attribute of a text: undefined where the text is in the page's language. */
export function langOfText(language: Language): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}

/** The locale of prices, numbers and dates, such as "fr-FR". */
export function currentLocale(): string {
  return localeOf(currentLanguage());
}

/** The prefix of a language's URLs: "" for the main one, "/fr" for French. */
export function languagePrefix(language: Language): string {
  return language === mainLanguage ? "" : `/${language}`;
}

/**
 * The path of a page in a language: `/fr/shop` for `/shop`, `/fr` for `/`. It is always on this
 * site, whatever the given path.
 */
export function pathIn(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  const own = ownPath(path);
  if (prefix === "" || !/^\/(?:[?#]|$)/.test(own)) return prefix + own;
  return prefix + own.slice(1);
}

/** The language of a path: "fr" for "/fr/shop" and "/fr.data", "en" for "/shop". */
export function languageOfPath(path: string): Language {
  const first = path.split("/", 2)[1]?.replace(/\.data$/, "") ?? "";
  return isLanguage(first) ? first : mainLanguage;
}

/** A path in the main language: "/shop" for "/fr/shop", "/" for "/fr". */
export function pathWithoutLanguage(path: string): string {
  const prefix = languagePrefix(languageOfPath(path));
  return ownPath(path.slice(prefix.length));
}
