import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, newAddress } from "../support/backend";
import { mailsWith, soon } from "../support/mails";
import { cancelOrder, complete, readyCart } from "../support/order";
import { deletePromotions, promotion } from "../support/promotions";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

interface Refusal {
  code?: string;
  message: string;
}

let fixture: TestProduct;
/** Every refusal leaves this cart unchanged. */
let cartId: string;
let token: string;

beforeAll(async () => {
  token = await adminToken();
  fixture = await makeProduct({ stock: 50 });
  cartId = (await readyCart(fixture.variantId, 1)).id;
});

afterAll(async () => {
  await deletePromotions();
  await deleteProduct(fixture);
});

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
};

describe("an address", () => {
  it.each([
    ["outside the region", { country_code: "us" }],
    ["of no country", { country_code: "zz" }],
    ["over-long", { address_1: "x".repeat(2_000) }],
    ["over-long in the name", { first_name: "x".repeat(300) }],
    ["of another shape", { city: { $ne: "" } }],
    ["with a line break in the name", { last_name: "Shopper\r\nBcc: everybody@example.com" }],
  ])("%s is refused with a sentence, and the cart stays", async (_what, part) => {
    const { status, body } = await call<Refusal>(`/store/carts/${cartId}`, {
      body: { shipping_address: { ...address, ...part } },
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/\w+.* \w+/);
    const after = await call<{ cart: object }>(`/store/carts/${cartId}`);
    expect(after.body.cart).toMatchObject({ shipping_address: { city: "Paris" } });
  });

  it("with markup in it is text: stored to the letter, escaped in the mail", async () => {
    const email = newAddress();
    const markup = `<b onclick="x()">Rue</b> & "1"`;
    const { id } = await readyCart(fixture.variantId, 1, { email });
    await call(`/store/carts/${id}`, {
      body: { shipping_address: { ...address, address_1: markup } },
    });
    const { order } = await complete(id);
    await vi.waitFor(
      async () => expect(await mailsWith("order-confirmation", email)).toHaveLength(1),
      soon,
    );
    const [mail] = await mailsWith("order-confirmation", email);
    expect(mail?.text).toContain(markup);
    expect(mail?.html).not.toContain("<b onclick");
    expect(mail?.html).toContain("&lt;b onclick=&quot;x()&quot;&gt;Rue&lt;/b&gt; &amp;");
    await cancelOrder(order?.id);
  });
});

describe("a price", () => {
  it("is the shop's, whatever the browser says it is", async () => {
    const { id } = await readyCart(fixture.variantId, 1);
    const tampered = { unit_price: 0.01, is_custom_price: true, metadata: { unit_price: 0.01 } };
    const { body } = await call<{ cart: { items: { id: string; unit_price: number }[] } }>(
      `/store/carts/${id}/line-items`,
      { body: { variant_id: fixture.variantId, quantity: 1, ...tampered } },
    );
    for (const { id: lineId } of body.cart?.items ?? []) {
      await call(`/store/carts/${id}/line-items/${lineId}`, { body: { quantity: 2, ...tampered } });
    }
    const notes = await call<Refusal>(`/store/carts/${id}`, { body: { metadata: { total: 1 } } });
    expect(notes).toMatchObject({ status: 400, body: { fields: [{ field: "metadata" }] } });
    const after = await call<{ cart: { items: { unit_price: number }[] } }>(`/store/carts/${id}`);
    for (const { unit_price } of after.body.cart.items) expect(unit_price).toBe(10);
  });
});

describe("a shipping option", () => {
  it.each(["so_nobody_knows_it", "", 7, null])(
    "%j is refused with a sentence",
    async (option_id) => {
      const { status, body } = await call<Refusal>(`/store/carts/${cartId}/shipping-methods`, {
        body: { option_id },
      });
      expect([400, 404]).toContain(status);
      expect(body.message).toMatch(/\w/);
    },
  );

  it("of a place the cart is not sent to is refused", async () => {
    const { body: zones } = await call<{
      stock_locations: { fulfillment_sets: { id: string }[] }[];
    }>("/admin/stock-locations?fields=id,*fulfillment_sets", { token });
    const set = zones.stock_locations[0]?.fulfillment_sets[0]?.id;
    const { body: made } = await call<{
      fulfillment_set: { service_zones: { id: string; name: string }[] };
    }>(`/admin/fulfillment-sets/${set}/service-zones`, {
      token,
      body: { name: `Far ${fixture.id}`, geo_zones: [{ type: "country", country_code: "us" }] },
    });
    const zone = made.fulfillment_set.service_zones.find(({ name }) => name.endsWith(fixture.id));
    const { body: profiles } = await call<{ shipping_profiles: { id: string }[] }>(
      "/admin/shipping-profiles",
      { token },
    );
    const { body: option } = await call<{ shipping_option: { id: string } }>(
      "/admin/shipping-options",
      {
        token,
        body: {
          name: "Far",
          service_zone_id: zone?.id,
          shipping_profile_id: profiles.shipping_profiles[0]?.id,
          provider_id: "manual_manual",
          price_type: "flat",
          type: { label: "Far", description: "Far", code: "far" },
          prices: [{ currency_code: "eur", amount: 0 }],
          rules: [{ attribute: "enabled_in_store", operator: "eq", value: "true" }],
        },
      },
    );
    const { id } = await readyCart(fixture.variantId, 1);
    const { status, body } = await call<Refusal>(`/store/carts/${id}/shipping-methods`, {
      body: { option_id: option.shipping_option.id },
    });
    expect(status, JSON.stringify(body)).toBe(400);
    await call(`/admin/shipping-options/${option.shipping_option.id}`, { token, method: "DELETE" });
    await call(`/admin/fulfillment-sets/${set}/service-zones/${zone?.id}`, {
      token,
      method: "DELETE",
    });
  });
});

describe("a cart that has become an order", () => {
  it("takes no change", async () => {
    const cart = await readyCart(fixture.variantId, 1);
    const { id } = cart;
    const before = await call<{ cart: { items: { id: string }[] } }>(`/store/carts/${id}`);
    const line = before.body.cart.items[0]?.id;
    const { body: options } = await call<{ shipping_options: { id: string }[] }>(
      `/store/shipping-options?cart_id=${id}`,
    );
    const { order } = await complete(id);
    const code = await promotion();
    const changes: [path: string, method: string, body?: object][] = [
      ["", "POST", { email: "other@example.com" }],
      ["", "POST", { shipping_address: { ...address, city: "Lyon" } }],
      ["/line-items", "POST", { variant_id: fixture.variantId, quantity: 1 }],
      [`/line-items/${line}`, "POST", { quantity: 5 }],
      [`/line-items/${line}`, "DELETE"],
      ["/promotions", "POST", { promo_codes: [code] }],
      ["/shipping-methods", "POST", { option_id: options.shipping_options[0]?.id }],
    ];
    for (const [path, method, body] of changes) {
      const answer = await call<Refusal>(`/store/carts/${id}${path}`, { method, body });
      expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(400);
      expect(answer.body.code, `${method} ${path}`).toBe("cart_completed");
      expect(answer.body.message).toMatch(/already completed/);
    }
    const after = await call<{ cart: { items: object[] } }>(`/store/carts/${id}`);
    expect(after.body.cart.items).toMatchObject([{ id: line, quantity: 1 }]);
    await cancelOrder(order?.id);
  });
});
