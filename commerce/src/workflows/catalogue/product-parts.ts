import { generateEntityId } from "@medusajs/framework/utils";

/** The ids of everything that a product of one variant consists of. */
export interface ProductParts {
  productId: string;
  variantId: string;
  priceSetId: string;
  inventoryItemId: string;
  sheetId: string;
}

/** An id for a product that is going to be made. */
export function newProductId(): string {
  return generateEntityId(undefined, "prod");
}

/**
 * The ids of a new product's parts. They follow from the product's own, so that whoever takes a
 * creation back finds every part of it, linked already or not.
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
