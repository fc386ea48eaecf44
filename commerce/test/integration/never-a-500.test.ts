import { beforeAll, describe, expect, inject, it } from "vitest";
import { adminToken, call, onlyHit } from "./engine";
import { seeded, spoil, type Template } from "./fuzz";
import { readyCart } from "./order";

const { commerceUrl, publishableKey } = inject("shop");

/** More by hand: FUZZ_REQUESTS=20000 FUZZ_SEED=7. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 1);

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
  phone: "+33 1",
  metadata: { note: "none" },
};

/** What a shopper's browser asks for, and our own routes. */
const templates: Template[] = [
  { method: "GET", path: "/store/regions" },
  { method: "GET", path: "/store/products?limit=2&fields=id,title" },
  { method: "GET", path: "/store/products/{product}" },
  { method: "GET", path: "/store/product-categories?limit=2" },
  { method: "POST", path: "/store/search", body: search() },
  { method: "GET", path: "/store/printers?q=epson&limit=2" },
  { method: "GET", path: "/store/catalogue/product-of-the-year" },
  {
    method: "POST",
    path: "/store/carts",
    body: {
      region_id: "{region}",
      email: "a@example.com",
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: "{variant}", quantity: 1, metadata: { a: 1 } }],
      promo_codes: ["NONE"],
      metadata: { a: "b" },
      locale: "en",
      currency_code: "eur",
    },
  },
  { method: "GET", path: "/store/carts/{cart}" },
  { method: "GET", path: "/store/carts/{cart}/unavailable-items" },
  {
    method: "POST",
    path: "/store/carts/{cart}",
    body: { email: "a@example.com", shipping_address: address, metadata: { a: 1 } },
  },
  {
    method: "POST",
    path: "/store/carts/{cart}/line-items",
    body: { variant_id: "{variant}", quantity: 1, metadata: {} },
  },
  { method: "POST", path: "/store/carts/{cart}/line-items/{line}", body: { quantity: 1 } },
  { method: "DELETE", path: "/store/carts/{cart}/line-items/nothing" },
  { method: "POST", path: "/store/carts/{cart}/promotions", body: { promo_codes: ["NONE"] } },
  { method: "DELETE", path: "/store/carts/{cart}/promotions", body: { promo_codes: ["NONE"] } },
  { method: "POST", path: "/store/carts/{cart}/taxes", body: {} },
  {
    method: "POST",
    path: "/store/carts/{cart}/shipping-methods",
    body: { option_id: "{option}", data: {} },
  },
  { method: "POST", path: "/store/carts/{nothing}/complete", body: {} },
  { method: "POST", path: "/store/carts/{cart}/customer", body: {} },
  { method: "GET", path: "/store/shipping-options?cart_id={cart}" },
  { method: "POST", path: "/store/payment-collections", body: { cart_id: "{cart}" } },
  {
    method: "POST",
    path: "/store/payment-collections/{collection}/payment-sessions",
    body: { provider_id: "pp_system_default", data: {} },
  },
  { method: "POST", path: "/store/customers", body: { email: "a@example.com" } },
  { method: "GET", path: "/store/orders/{nothing}" },
  { method: "POST", path: "/auth/customer/firebase", body: { id_token: "a.b.c" } },
  { method: "POST", path: "/auth/user/firebase", body: { id_token: "e30.e30." } },
  { method: "POST", path: "/auth/user/emailpass", body: { email: "a@b.c", password: "x" } },
  { method: "POST", path: "/admin/catalogue/products", body: product(), admin: true },
  { method: "GET", path: "/admin/catalogue/products/{product}", admin: true },
  {
    method: "POST",
    path: "/admin/catalogue/products/{product}",
    body: { ...product(), version: "of long ago" },
    admin: true,
  },
  { method: "DELETE", path: "/admin/catalogue/products/{nothing}", admin: true },
  { method: "GET", path: "/admin/catalogue/printers?q=epson&limit=2", admin: true },
  { method: "GET", path: "/admin/catalogue/health", admin: true },
  {
    method: "POST",
    path: "/admin/catalogue/product-of-the-year",
    body: { title: "Never made" },
    admin: true,
  },
  {
    method: "POST",
    path: "/admin/uploads/presigned-urls",
    body: { originalname: "a.csv", mime_type: "text/csv", size: 1, access: "private" },
    admin: true,
  },
];

function search() {
  return {
    entity: "product",
    query: "ink",
    filters: { brand: ["Epson"], price: { $gte: 1 } },
    facets: { fields: ["brand"] },
    sort: [{ field: "price", order: "asc" }],
    pagination: { take: 3, skip: 0 },
  };
}

/** Every field is there, and four never fit: nothing may be created by chance. */
function product() {
  return {
    title: "Never made",
    description: "",
    price: -1,
    stock: -1,
    category: "None",
    sub_category: "!",
    images: [{ url: "https://files.example/a.webp", sources: [] }],
    brand: "Epson",
    color_swatch: "none",
    mpn: "NEVER",
    volume_ml: 1,
    page_yield: 1,
    pdf: "https://files.example/a.pdf",
    rows: [{ label: "a", value: "b" }],
    printers: ["Epson L1"],
  };
}

describe("bad input", () => {
  const known: Record<string, string> = {};

  beforeAll(async () => {
    const { id, variant_id } = await onlyHit({ mpn_key: "t6644" });
    const cart = await readyCart(variant_id, 1);
    const { body } = await call<{
      cart: { region_id: string; items: { id: string }[]; payment_collection: { id: string } };
    }>(`/store/carts/${cart.id}`);
    const { body: options } = await call<{ shipping_options: { id: string }[] }>(
      `/store/shipping-options?cart_id=${cart.id}`,
    );
    Object.assign(known, {
      product: id,
      variant: variant_id,
      cart: cart.id,
      region: body.cart.region_id,
      line: body.cart.items[0]?.id,
      collection: body.cart.payment_collection.id,
      option: options.shipping_options[0]?.id,
    });
  });

  it(
    `is answered by a sentence, and never breaks anything (${requests} requests)`,
    async () => {
      const token = await adminToken();
      const random = seeded(seed);
      const broken: unknown[] = [];
      const statuses: Record<number, number> = {};
      for (let made = 0; made < requests; ) {
        const batch = Array.from({ length: Math.min(5, requests - made) }, () =>
          spoil(templates[Math.floor(random() * templates.length)] as Template, known, random),
        );
        made += batch.length;
        await Promise.all(
          batch.map(async ({ method, path, body, admin }) => {
            const response = await fetch(commerceUrl + path, {
              method,
              body,
              headers: {
                "content-type": "application/json",
                "x-publishable-api-key": publishableKey,
                ...(admin && { authorization: `Bearer ${token}` }),
              },
            });
            const text = await response.text();
            statuses[response.status] = (statuses[response.status] ?? 0) + 1;
            if (response.status >= 500 || /\n\s+at .+:\d+:\d+/.test(text)) {
              broken.push({
                method,
                path,
                body,
                status: response.status,
                text: text.slice(0, 300),
              });
            }
          }),
        );
      }
      console.info("Answers by status:", statuses);
      expect(broken).toEqual([]);
      // Not everything is refused before anybody looks at it.
      expect(statuses[200]).toBeGreaterThan(0);
      expect((await fetch(`${commerceUrl}/health`)).status).toBe(200);
    },
    60_000 + requests * 100,
  );
});
