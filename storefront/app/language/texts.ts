import { currentLanguage, type Language, languages } from "./language.ts";

/** The same texts in another language: nothing may be missing, nothing be left over. */
type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => infer Written
      ? (...values: Values) => Written extends string ? string : Written
      : Translated<Texts[Key]>;
};

/**
 * The texts of a part of the shop, in each language. Gives the ones of the language that is shown:
 *
 *     const texts = textsIn({ en: { title: "Shop" }, fr: { title: "Boutique" } });
 *     texts().title
 *
 * To be asked while rendering or when something happens, never while a module loads: on the server
 * the language is the request's. Texts stand beside the part that shows them, so that a page brings
 * its own and no other's. A catalogue for a library (Lingui, i18next) would bring all of them at
 * once, with 3 to 20 kB to read them.
 */
export function textsIn<const Texts extends object>(
  texts: { en: Texts } & Record<Exclude<Language, "en">, Translated<Texts>>,
): () => Translated<Texts> {
  // English has the shape of its translations, which say string where it says which.
  const byLanguage = texts as Record<Language, Translated<Texts>>;
  return () => byLanguage[currentLanguage()];
}

const rules = new Map(languages.map((language) => [language, new Intl.PluralRules(language)]));

/**
 * The right form for a number of things: `plural(2, { one: "1 product", other: "2 products" })`.
 * French counts 0 as one; the rules are those of Unicode's CLDR.
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules.get(currentLanguage())?.select(count) === "one" ? forms.one : forms.other;
}
