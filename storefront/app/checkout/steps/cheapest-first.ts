import type { ShippingOption } from "~/commerce/backend-types.ts";
import { shippingName } from "./shipping-time.ts";

/**
 * Shipping options, the cheapest first. Medusa orders them by id, which is random for options
 * created together.
 */
export function cheapestFirst(options: ShippingOption[]): ShippingOption[] {
  return [...options].sort(
    (one, other) =>
      one.amount - other.amount || shippingName(one).localeCompare(shippingName(other)),
  );
}
