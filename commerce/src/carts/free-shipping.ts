import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogueCurrency } from "../currency-environment";
import { freeShippingThreshold } from "../medusa-internals/prices";

/** A rule by which an order is sent for nothing. */
export interface FreeShipping {
  /** The value of goods, major units, from which it holds. */
  threshold: number;
  currency_code: string;
}

/** From which value of goods on one of the shop's shipping options costs nothing, if there is such. */
export async function freeShipping(container: MedusaContainer): Promise<FreeShipping | undefined> {
  const threshold = await freeShippingThreshold(container, catalogueCurrency);
  return threshold === undefined ? undefined : { threshold, currency_code: catalogueCurrency };
}
