import { useRouteLoaderData } from "react-router-dom";

/**
 * The currency of amounts that no product, cart or order says it of: ISO 4217, as the catalogue has
 * it; empty while nobody knows, and an amount is then a plain number.
 */
export function useShopCurrency(): string {
  // The root route's loader promises this shape; importing its type would turn an arrow round.
  const root = useRouteLoaderData("root") as { currency: string } | undefined;
  return root?.currency ?? "";
}
