import { languageFacts, mainLanguage } from "../messages/dist/languages";

/** A language of the shop, such as "fr". Medusa calls it the locale of a cart or an order. */
export type Language = keyof typeof languageFacts;

/** The languages of the shop, as `messages/settings.json` lists them. */
export const languages = Object.keys(languageFacts) as Language[];

/** The language that a record names; the main language where it names none of the shop's. */
export function languageOf(named: unknown): Language {
  return languages.find((language) => language === named) ?? mainLanguage;
}

/** The locale of a language's amounts and dates, such as "fr-FR". */
export function localeOf(language: Language): string {
  return languageFacts[language].locale;
}

/** The URL of the storefront in a language: "https://shop.example/fr". */
export function shopUrlIn(storefrontUrl: string, language: Language): string {
  return language === mainLanguage ? storefrontUrl : `${storefrontUrl}/${language}`;
}
