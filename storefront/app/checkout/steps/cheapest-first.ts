import type { ShippingOption } from "~/commerce/backend-types.ts";
import { shippingName } from "./shipping-time.ts";

/**
 * Ways of shipping, the cheapest first. Medusa gives them in the order of their ids, which is chance
 * where several were made at once. Amounts are major units of the cart's currency.
 */
export function cheapestFirst(options: ShippingOption[]): ShippingOption[] {
  return [...options].sort(
    (one, other) =>
      one.amount - other.amount || shippingName(one).localeCompare(shippingName(other)),
  );
}
