import { generateEntityId } from "@medusajs/framework/utils";

/** The ids of all parts of a product with one variant. */
export interface ProductParts {
  productId: string;
  variantId: string;
  priceSetId: string;
  inventoryItemId: string;
  sheetId: string;
}

/** A new product's id. */
export function newProductId(): string {
  return generateEntityId(undefined, "prod");
}

/**
 * The ids of a new product's parts. They are derived from the product's id, so a rollback finds
 * every part, linked or not.
 */
export function partsOf(productId: string): ProductParts {
  const unique = productId.replace(/^prod_/, "");
  return {
    productId,
    variantId: `variant_${unique}`,
    priceSetId: `pset_${unique}`,
    inventoryItemId: `iitem_${unique}`,
    sheetId: `sheet_${unique}`,
  };
}
