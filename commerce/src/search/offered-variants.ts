import { everybodysPrice, variantsInOrder } from "../catalogue-product/shown-parts";

/** A variant as the catalogue index reads it. */
export interface CatalogueVariant {
  id: string;
  title?: string | null;
  sku?: string | null;
  barcode?: string | null;
  ean?: string | null;
  upc?: string | null;
  variant_rank?: number | null;
  manage_inventory: boolean;
  options?: { value: string; option?: { title: string } | null }[];
  price_set?: { prices?: CataloguePrice[] } | null;
  inventory_items?: {
    required_quantity?: number;
    inventory?: {
      location_levels?: { stocked_quantity: unknown; reserved_quantity: unknown }[];
    } | null;
  }[];
}

interface CataloguePrice {
  amount: unknown;
  currency_code: string;
  min_quantity?: unknown;
  price_list_id?: string | null;
  rules_count?: number | null;
}

/** A variant that is for sale, as `variants_json` of a document lists it. */
export interface OfferedVariant {
  id: string;
  title: string;
  options: { name: string; value: string }[];
  sku: string;
  /** Its EAN, UPC or other barcode. */
  barcode: string;
  /** Major units of `catalogueCurrency`, without tax. */
  price: number;
  /** What can be bought now. */
  quantity: number;
}

/** How a product is offered: what its document says of its variants together. */
export interface ProductOffer {
  /** Whether any variant has a price: a product without one is offered nowhere. */
  isPriced: boolean;
  /** The default variant: what its page shows first. */
  variantId: string;
  /** The lowest price. */
  price: number;
  /** What can be bought of the default variant: above 0 where any variant can be bought. */
  quantity: number;
  /** The variants to choose from, in the merchandiser's order; none where there is no choice. */
  choices: OfferedVariant[];
}

/** What can be bought of something that Medusa keeps no stock of. */
const unlimited = 9999;

/**
 * How a product's variants are offered. A variant without a price is not for sale. The default is the
 * first variant, in the merchandiser's order, that can be bought; where none can, the first one with
 * a price.
 */
export function offerOf(variants: CatalogueVariant[] | undefined): ProductOffer {
  const inOrder = variantsInOrder(variants);
  const offered = inOrder.flatMap((variant) => {
    const price = everybodysPrice(variant.price_set?.prices);
    return price === undefined ? [] : [offeredVariant(variant, Number(price.amount))];
  });
  const shown = offered.find(({ quantity }) => quantity > 0) ?? offered[0];
  const [first] = inOrder;
  return {
    isPriced: offered.length > 0,
    variantId: shown?.id ?? first?.id ?? "",
    price: offered.length > 0 ? Math.min(...offered.map(({ price }) => price)) : 0,
    quantity: shown?.quantity ?? (first ? quantityOf(first) : 0),
    choices: offered.length > 1 ? offered : [],
  };
}

/** Everything that a variant can be asked for by: part number and barcodes. */
export function variantNumbers(variants: CatalogueVariant[] | undefined): string[] {
  return variantsInOrder(variants).flatMap(({ sku, ean, upc, barcode }) =>
    [sku, ean, upc, barcode].filter((number): number is string => Boolean(number)),
  );
}

function offeredVariant(variant: CatalogueVariant, price: number): OfferedVariant {
  const options = (variant.options ?? [])
    .map(({ value, option }) => ({ name: option?.title ?? "", value }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    id: variant.id,
    title: variant.title || options.map(({ value }) => value).join(" / ") || (variant.sku ?? ""),
    options,
    sku: variant.sku ?? "",
    barcode: variant.ean || variant.upc || variant.barcode || "",
    price,
    quantity: quantityOf(variant),
  };
}

function quantityOf({ manage_inventory, inventory_items }: CatalogueVariant): number {
  if (!manage_inventory) return unlimited;
  const sets = (inventory_items ?? []).map(({ required_quantity, inventory }) => {
    const available = (inventory?.location_levels ?? []).reduce(
      (sum, level) => sum + Number(level.stocked_quantity) - Number(level.reserved_quantity),
      0,
    );
    return Math.floor(available / (required_quantity || 1));
  });
  return sets.length === 0 ? 0 : Math.max(0, Math.min(...sets));
}
