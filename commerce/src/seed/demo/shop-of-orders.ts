import type { CreateOrderTaxLineDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { catalogueCurrency } from "../../currency-environment";
import type { PastOrder } from "./past-orders";

/** A product with the values that an order line copies. */
export interface SoldProduct {
  id: string;
  title: string;
  handle: string;
  subtitle: string | null;
  description: string | null;
  thumbnail: string | null;
  variants: { id: string; title: string; sku: string | null }[];
}

interface TaxRegion {
  country_code: string;
  tax_rates: { id: string; name: string; code: string; rate: number }[];
}

/** The records of the shop that past orders refer to. */
export interface ShopOfOrders {
  regionId?: string;
  products: Map<string, SoldProduct>;
  /** By country. */
  taxLines: Map<string, CreateOrderTaxLineDTO>;
  shippingOptions: Map<string, { id: string; price: number }>;
}

/** Reads the records that these orders refer to. */
export async function readShop(
  container: MedusaContainer,
  past: PastOrder[],
): Promise<ShopOfOrders> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const handles = past.flatMap(({ lines }) => lines.map(({ product }) => product.handle));
  const [regions, products, taxRegions, options] = await Promise.all([
    query.graph({ entity: "region", fields: ["id"], filters: { name: "Europe" } }),
    query.graph({
      entity: "product",
      fields: [
        ...["id", "title", "handle", "subtitle", "description", "thumbnail"],
        ...["variants.id", "variants.title", "variants.sku"],
      ],
      filters: { handle: [...new Set(handles)] },
    }),
    query.graph({
      entity: "tax_region",
      fields: [
        "country_code",
        "tax_rates.id",
        "tax_rates.name",
        "tax_rates.code",
        "tax_rates.rate",
      ],
    }),
    query.graph({
      entity: "shipping_option",
      fields: ["id", "name", "prices.amount", "prices.currency_code"],
    }),
  ]);
  return {
    regionId: regions.data[0]?.id,
    products: new Map(
      (products.data as unknown as SoldProduct[]).map((product) => [product.handle, product]),
    ),
    taxLines: new Map(
      (taxRegions.data as unknown as TaxRegion[]).flatMap(({ country_code, tax_rates }) =>
        tax_rates.map(({ id, name, code, rate }) => [
          country_code,
          { tax_rate_id: id, description: name, code, rate, provider_id: "system" },
        ]),
      ),
    ),
    shippingOptions: new Map(
      options.data.map(({ id, name, prices }) => [
        name,
        {
          id,
          price: Number(
            prices?.find(
              (price: { currency_code?: string } | null) =>
                price?.currency_code === catalogueCurrency,
            )?.amount ?? 0,
          ),
        },
      ]),
    ),
  };
}
