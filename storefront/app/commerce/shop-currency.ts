import { useRouteLoaderData } from "react-router-dom";

/**
 * The currency of amounts without a product, cart or order, ISO 4217, from the catalogue. Empty if
 * it is not known; amounts are then shown without a currency.
 */
export function useShopCurrency(): string {
  // The root route's loader gives this shape; importing its type would be a circular import.
  const root = useRouteLoaderData("root") as { currency: string } | undefined;
  return root?.currency ?? "";
}
