import type { LabelledName, TranslatedName } from "@chemical-ink/catalogue-schema/translations";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { langOfText, mainLanguage, storedLanguage } from "~/language/language.ts";

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
  return langOfText(untranslated?.includes(name) ? mainLanguage : storedLanguage());
}
