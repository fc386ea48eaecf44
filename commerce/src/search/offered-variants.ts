import { basePrice, variantsInOrder } from "../catalogue-product/shown-parts";

/** The data of a variant that its product's document needs. */
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

/** A variant for sale, as `variants_json` of a document lists it. */
export interface OfferedVariant {
  id: string;
  title: string;
  options: { name: string; value: string }[];
  sku: string;
  /** Its EAN, UPC or other barcode. */
  barcode: string;
  /** Major units of `catalogueCurrency`, without tax. */
  price: number;
  /** Units that can be bought now. */
  quantity: number;
}

/** The offer of a product: its default variant and its choices. */
export interface ProductOffer {
  /** Whether any variant has a price. A product without one is not for sale. */
  isPriced: boolean;
  /** The default variant, which the product's page shows first. */
  variantId: string;
  /** The lowest price. */
  price: number;
  /** Units of the default variant that can be bought; above 0 where any variant can be bought. */
  quantity: number;
  /** The variants to choose from, in the merchandiser's order; empty where there is no choice. */
  choices: OfferedVariant[];
}

/** The quantity of a variant without counted stock. */
const unlimited = 9999;

/**
 * The offer of a product. A variant without a price is not for sale. The default is the first
 * variant, in the merchandiser's order, that can be bought; where none can, the first one with a
 * price.
 */
export function offerOf(variants: CatalogueVariant[] | undefined): ProductOffer {
  const inOrder = variantsInOrder(variants);
  const offered = inOrder.flatMap((variant) => {
    const price = basePrice(variant.price_set?.prices);
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

/** The part numbers and barcodes of variants. */
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
