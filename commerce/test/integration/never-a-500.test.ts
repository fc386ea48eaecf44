import { beforeAll, describe, expect, inject, it } from "vitest";
import { allowedRoutes } from "../../src/api/allow-list/find-route";
import { adminToken, call, onlyHit } from "./support/backend";
import { type Service, type Spoilt, seeded, spoil, type Template } from "./support/fuzz";
import { readyCart } from "./support/order";

const { commerceUrl, productApiUrl, storefrontUrl, publishableKey } = inject("shop");

const urls: Record<Service, string> = {
  commerce: commerceUrl,
  productApi: productApiUrl,
  storefront: storefrontUrl,
};

/** A request without an answer after this time has failed, milliseconds. */
const answeredWithinMs = 8_000;

/** More by hand: FUZZ_REQUESTS=20000 FUZZ_SEED=7. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 1);

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
  phone: "+33 1",
};

/** Every open read of the backend, with its parameters. */
const reads = allowedRoutes
  .filter(({ method }) => method === "GET")
  .map(
    ({ path, query = {} }): Template => ({
      method: "GET",
      path: path.replace("/carts/:id", "/carts/{cart}").replace(/:\w+/g, "{nothing}"),
      parameters: Object.keys(query),
    }),
  );

/** Parameters of lists of the product API and the storefront. */
const listParameters = ["page", "itemsPerPage", "sort", "filters", "brand", "color", "q", "view"];
const others: Template[] = [
  ...["/products", "/products/search/ink", "/products/category/ink-bottles"].map(
    (path): Template => ({
      method: "POST",
      path,
      service: "productApi",
      parameters: listParameters,
      body: {
        page: 1,
        itemsPerPage: 3,
        sort: "priceAsc",
        filters: { brand: ["Epson"], price: { min: 1, max: 9 }, inStock: true },
      },
    }),
  ),
  ...[
    "/product/{product}",
    "/product/{nothing}",
    "/products/titles",
    "/products/title/{nothing}",
    "/products/newArrivals/3",
    "/products/newArrivals/{nothing}",
    "/products/bestSellers/3",
    "/products/productOfTheYear",
    "/health/ready",
    "/docs/json",
  ].map(
    (path): Template => ({
      method: "GET",
      path,
      service: "productApi",
      parameters: listParameters,
    }),
  ),
  ...[
    "/shop",
    "/fr/shop",
    "/search",
    "/category/ink-bottles",
    "/category/{nothing}",
    "/product/{nothing}",
    "/journal/{nothing}",
    "/order/{nothing}",
    "/signin",
    "/compatibility",
    "/sitemap.xml",
  ].map(
    (path): Template => ({
      method: "GET",
      path,
      service: "storefront",
      parameters: [...listParameters, "from", "access", "printer", "minPrice", "maxPrice"],
    }),
  ),
];

/** Requests of a shopper's browser, and the shop's own routes. */
const templates: Template[] = [
  ...reads,
  ...others,
  {
    method: "POST",
    path: "/store/carts",
    body: {
      region_id: "{region}",
      email: "a@example.com",
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: "{variant}", quantity: 1 }],
      promo_codes: ["NONE"],
    },
  },
  {
    method: "POST",
    path: "/store/carts/{cart}",
    body: { email: "a@example.com", shipping_address: address },
  },
  {
    method: "POST",
    path: "/store/carts/{cart}/line-items",
    body: { variant_id: "{variant}", quantity: 1 },
  },
  { method: "POST", path: "/store/carts/{cart}/line-items/{line}", body: { quantity: 1 } },
  { method: "DELETE", path: "/store/carts/{cart}/line-items/nothing" },
  { method: "POST", path: "/store/carts/{cart}/promotions", body: { promo_codes: ["NONE"] } },
  { method: "DELETE", path: "/store/carts/{cart}/promotions", body: { promo_codes: ["NONE"] } },
  {
    method: "POST",
    path: "/store/carts/{cart}/shipping-methods",
    body: { option_id: "{option}" },
  },
  { method: "POST", path: "/store/carts/{nothing}/complete", body: {} },
  { method: "POST", path: "/store/carts/{cart}/customer", body: {} },
  { method: "GET", path: "/store/shipping-options?cart_id={cart}", parameters: ["cart_id"] },
  { method: "POST", path: "/store/payment-collections", body: { cart_id: "{cart}" } },
  {
    method: "POST",
    path: "/store/payment-collections/{collection}/payment-sessions",
    body: { provider_id: "pp_system_default" },
  },
  { method: "POST", path: "/store/customers", body: { email: "a@example.com" } },
  { method: "POST", path: "/auth/customer/firebase", body: { id_token: "a.b.c" } },
  { method: "POST", path: "/auth/user/firebase", body: { id_token: "e30.e30." } },
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

/** A product with all fields, four of which are invalid, so that none is created by chance. */
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

/** Sends a request; the status is 0 where there was no answer. */
async function send(
  { method, path, body, admin, service }: Spoilt,
  token: string,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(urls[service] + path, {
      method,
      body: method === "GET" ? undefined : body,
      redirect: "manual",
      signal: AbortSignal.timeout(answeredWithinMs),
      headers: {
        "content-type": "application/json",
        "x-publishable-api-key": publishableKey,
        ...(admin && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
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

  it.each(["[]", '[{"title":"a"}]', "null", '"text"', "1"])(
    "%s is a body for no route: none takes it for an object without fields",
    async (body) => {
      const token = await adminToken();
      const posts = templates.filter(({ method, service }) => method === "POST" && !service);
      for (const { path, admin } of posts) {
        const found = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "nothing");
        const { status, body: answer } = await call(found, { body, ...(admin && { token }) });
        expect([found, status, answer.code]).toEqual([found, 400, "malformed_json"]);
        expect(answer.message).toMatch(/^The body (must be a JSON object|is not valid JSON)\.$/);
      }
    },
  );

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
          batch.map(async (spoilt) => {
            const { status, text } = await send(spoilt, token);
            statuses[status] = (statuses[status] ?? 0) + 1;
            if (status === 0 || status >= 500 || /\n\s+at .+:\d+:\d+/.test(text)) {
              broken.push({ ...spoilt, status, text: text.slice(0, 300) });
            }
          }),
        );
      }
      console.info("Answers by status:", statuses);
      expect(broken).toEqual([]);
      // Otherwise every request is refused at the first check.
      expect(statuses[200]).toBeGreaterThan(0);
      expect((await fetch(`${commerceUrl}/health`)).status).toBe(200);
    },
    60_000 + requests * 100,
  );
});
