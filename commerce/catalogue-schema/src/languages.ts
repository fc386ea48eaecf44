import settings from "../../messages/settings.json";

/** The code of a language, such as `fr`: the first part of its pages' URLs. */
export type Language = string;

/** The language of texts that are not translated; its pages have no prefix. */
export const mainLanguage: Language = settings.baseLocale;

/** All languages of the shop. */
export const languages: readonly Language[] = settings.locales;

/** The languages that goods are translated into. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage);
