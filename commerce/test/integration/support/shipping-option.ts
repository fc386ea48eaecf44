import { expect } from "vitest";
import { call } from "./backend";

/** A shipping option as a test wants it. */
interface WantedOption {
  name: string;
  /** As Medusa's admin sends them: an amount of major units, with or without rules. */
  prices: object[];
  isReturn?: boolean;
}

/** Creates a shipping option in the shop's first service zone; answers its id. */
export async function makeShippingOption(
  { name, prices, isReturn = false }: WantedOption,
  token: string,
): Promise<string> {
  const { body: places } = await call<{
    stock_locations: { fulfillment_sets: { service_zones: { id: string }[] }[] }[];
  }>("/admin/stock-locations?fields=id,*fulfillment_sets,*fulfillment_sets.service_zones", {
    token,
  });
  const { body: profiles } = await call<{ shipping_profiles: { id: string }[] }>(
    "/admin/shipping-profiles",
    { token },
  );
  const { status, body } = await call<{ shipping_option: { id: string } }>(
    "/admin/shipping-options",
    {
      token,
      body: {
        name,
        service_zone_id: places.stock_locations[0]?.fulfillment_sets[0]?.service_zones[0]?.id,
        shipping_profile_id: profiles.shipping_profiles[0]?.id,
        provider_id: "manual_manual",
        price_type: "flat",
        type: { label: "Trial", description: "Trial", code: "trial" },
        prices,
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: String(isReturn) },
        ],
      },
    },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.shipping_option.id;
}
