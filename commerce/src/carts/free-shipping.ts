import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogueCurrency } from "../currency-environment";
import { freeShippingThreshold } from "../medusa-internals/prices";

/** A rule by which delivery is free. */
export interface FreeShipping {
  /** The value of the goods from which it applies, major units. */
  threshold: number;
  currency_code: string;
}

/** The shop's rule for free delivery; undefined where it has none. */
export async function freeShipping(container: MedusaContainer): Promise<FreeShipping | undefined> {
  const threshold = await freeShippingThreshold(container, catalogueCurrency);
  return threshold === undefined ? undefined : { threshold, currency_code: catalogueCurrency };
}
