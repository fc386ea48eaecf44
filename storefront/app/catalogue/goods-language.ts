import { languages, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { LabelledName, TranslatedName } from "@chemical-ink/catalogue-schema/translations";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { currentLanguage } from "~/language/language.ts";

/** The language that goods are asked for in: the page's, if goods are translated into it. */
export function goodsLanguage(): string {
  const language = currentLanguage();
  return languages.includes(language) ? language : mainLanguage;
}

/** The page's word for a value of a product, such as its colour. */
export function wordOf<Name extends LabelledName>(
  product: Pick<Product, Name | "labels">,
  name: Name,
): string {
  return product.labels?.[name] ?? product[name];
}

/** The `lang` of a product's text: undefined where it is in the page's language. */
export function langOf(
  { untranslated }: Pick<Product, "untranslated">,
  name: TranslatedName,
): string | undefined {
  const isOther = goodsLanguage() !== currentLanguage() || untranslated?.includes(name);
  return isOther ? mainLanguage : undefined;
}
