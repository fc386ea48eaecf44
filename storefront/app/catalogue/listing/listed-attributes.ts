import {
  attributeNames,
  attributes,
  type NamesWith,
} from "@chemical-ink/catalogue-schema/attributes";
import type { ShopLabels } from "@chemical-ink/catalogue-schema/labels/attribute-labels";
import { shopLabels } from "@chemical-ink/catalogue-schema/labels/shop-labels";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { inEachLanguage } from "~/language/texts.ts";

type ListedName = NamesWith<{ listed: true }>;

const listedNames = attributeNames.filter(
  (name): name is ListedName => "listed" in attributes[name],
);

const labels = inEachLanguage(shopLabels);

/**
 * The attributes with a row of their own on the product page, as label and value; empty values are
 * unknown.
 */
export function listedAttributes(product: Product): { label: string; value: string }[] {
  return listedNames.map((name) => {
    const { label, choices = {} } = labels()[name] as ShopLabels[ListedName] & {
      choices?: Record<string, string>;
    };
    const value = product[name];
    return { label, value: value && (choices[value] ?? value) };
  });
}
