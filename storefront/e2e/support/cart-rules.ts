import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { expect, vi } from "vitest";
import { backendCall, merchandiserToken, publishProduct } from "./backend.ts";

/** Publishes a product with this stock and waits until the catalogue shows it; gives its slug. */
export async function stockProduct(title: string, price: number, stock: number): Promise<string> {
  const slug = await publishProduct(title, price);
  await setStock(slug, stock);
  const address = `${runningShop().productApiUrl}/product/${slug}`;
  await vi.waitFor(async () => expect((await (await fetch(address)).json()).Quantity).toBe(stock), {
    timeout: 30_000,
    interval: 200,
  });
  return slug;
}

/**
 * A promotion code for ten per cent off; `endsInMs` is the end of its campaign, possibly in the
 * past.
 */
export async function createPromotion(endsInMs?: number): Promise<{ code: string; id: string }> {
  const code = `TRIAL${Date.now()}${endsInMs ?? ""}`.replace("-", "X");
  const campaign = endsInMs !== undefined && {
    name: code,
    campaign_identifier: code.toLowerCase(),
    ends_at: new Date(Date.now() + endsInMs).toISOString(),
  };
  const body = {
    code,
    type: "standard",
    status: "active",
    application_method: {
      type: "percentage",
      value: 10,
      target_type: "items",
      allocation: "across",
    },
    ...(campaign && { campaign }),
  };
  const { promotion } = (await backendCall(
    "/admin/promotions",
    body,
    await merchandiserToken(),
  )) as { promotion: { id: string } };
  return { code, id: promotion.id };
}

/** Deletes promotions. */
export async function deletePromotions(ids: string[]): Promise<void> {
  const token = await merchandiserToken();
  for (const id of ids) await backendCall(`/admin/promotions/${id}`, undefined, token, "DELETE");
}

/** Makes delivery free from a value of goods; gives the id of the shipping option. */
export async function offerFreeShipping(threshold: number): Promise<string> {
  const token = await merchandiserToken();
  const places = (await backendCall(
    "/admin/stock-locations?fields=id,*fulfillment_sets,*fulfillment_sets.service_zones",
    undefined,
    token,
  )) as { stock_locations: { fulfillment_sets: { service_zones: { id: string }[] }[] }[] };
  const { shipping_profiles: profiles } = (await backendCall(
    "/admin/shipping-profiles",
    undefined,
    token,
  )) as { shipping_profiles: { id: string }[] };
  const rules = [{ attribute: "item_total", operator: "gte", value: threshold }];
  const body = {
    name: "Trial delivery",
    service_zone_id: places.stock_locations[0]?.fulfillment_sets[0]?.service_zones[0]?.id,
    shipping_profile_id: profiles[0]?.id,
    provider_id: "manual_manual",
    price_type: "flat",
    type: { label: "Trial", description: "Trial", code: "trial" },
    prices: [
      { currency_code: "eur", amount: 7 },
      { currency_code: "eur", amount: 0, rules },
    ],
    rules: [
      { attribute: "enabled_in_store", operator: "eq", value: "true" },
      { attribute: "is_return", operator: "eq", value: "false" },
    ],
  };
  const { shipping_option: made } = (await backendCall("/admin/shipping-options", body, token)) as {
    shipping_option: { id: string };
  };
  return made.id;
}

/** Deletes a shipping option. */
export async function deleteShippingOption(id: string): Promise<void> {
  const token = await merchandiserToken();
  await backendCall(`/admin/shipping-options/${id}`, undefined, token, "DELETE");
}

/** Sets a product's stock as a merchandiser's form does. */
export async function setStock(slug: string, stock: number): Promise<void> {
  const token = await merchandiserToken();
  const { products } = (await backendCall(
    `/admin/products?fields=id&handle=${encodeURIComponent(slug)}`,
    undefined,
    token,
  )) as { products: { id: string }[] };
  const path = `/admin/catalogue/products/${products[0]?.id}`;
  const { product } = (await backendCall(path, undefined, token)) as {
    product: { version: string };
  };
  await backendCall(path, { stock, version: product.version }, token);
}
