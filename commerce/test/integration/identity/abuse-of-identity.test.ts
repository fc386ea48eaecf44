/** Attempts to act as somebody else. Each test is named after the attack. */
import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { adminWrites } from "../support/admin-writes";
import { adminToken, call, onlyHit, signIn } from "../support/backend";
import { contentAtRest, databaseContent } from "../support/database-content";
import { newMerchandiser, removeMerchandiser } from "../support/merchandiser";
import { complete, readyCart } from "../support/order";
import { newShopper, type Shopper, sessionCookie } from "../support/shopper";

const shop = inject("shop");

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper();
});

/** Calls every writing route of the admin; answers those that did not refuse. */
async function notRefused(as: { token?: string; cookie?: string }): Promise<string[]> {
  const open: string[] = [];
  for (const { method, path } of adminWrites()) {
    const { status } = await call(path, { ...as, method, body: {} });
    if (![401, 403, 404, 405].includes(status)) open.push(`${method} ${path}: ${status}`);
  }
  return open;
}

describe("every writing route for admins", () => {
  it("is found in the route folders", () => {
    const writes = adminWrites().map(({ method, path }) => `${method} ${path}`);
    expect(writes.length).toBeGreaterThan(200);
    expect(writes).toContain("POST /admin/catalogue/products");
    expect(writes).toContain("DELETE /admin/products/any-id");
    expect(writes).toContain("POST /admin/draft-orders");
  });

  it("refuses a shopper's token and cookie, and nothing changes", async () => {
    const cookie = await sessionCookie(shopper.token);
    const before = await contentAtRest();
    expect(await notRefused({ token: shopper.token })).toEqual([]);
    expect(await notRefused({ cookie })).toEqual([]);
    expect(await databaseContent()).toEqual(before);
  });

  it("refuses the token and the API key of a removed admin, and nothing changes", async () => {
    const { id, token } = await newMerchandiser();
    expect((await call("/admin/users/me", { token })).status).toBe(200);
    const { body: made } = await call<{ api_key: { token: string } }>("/admin/api-keys", {
      token,
      body: { title: "Left behind", type: "secret" },
    });
    const byKey = { headers: { authorization: `Basic ${made.api_key.token}` } };
    expect((await call("/admin/orders", byKey)).status).toBe(200);
    await removeMerchandiser({ id, token });
    const before = await contentAtRest();
    expect(await notRefused({ token })).toEqual([]);
    expect((await call("/admin/orders", byKey)).status).toBe(401);
    expect(await databaseContent()).toEqual(before);
  });
});

describe("a forged token", () => {
  const claims = {
    actor_id: "user_any",
    actor_type: "user",
    auth_identity_id: "authid_any",
    app_metadata: { user_id: "user_any" },
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (secret: string) => {
    const text = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
    return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  };

  it.each([
    ["unsigned", `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`],
    ["signed with a guessed secret", signed("supersecret")],
    ["signed with nothing", signed("")],
    ["a Firebase ID token", "the shopper's own"],
  ])("of the backend, %s, opens nothing", async (kind, forged) => {
    const token = kind === "a Firebase ID token" ? shopper.idToken : forged;
    for (const path of ["/admin/users/me", "/admin/products", "/store/customers/me"]) {
      expect((await call(path, { token })).status, path).toBe(401);
    }
  });

  const now = Math.floor(Date.now() / 1000);
  const idToken = {
    iss: `https://securetoken.google.com/${shop.identityProjectId}`,
    aud: shop.identityProjectId,
    sub: "somebody",
    email: shop.accounts.merchandiser.email,
    email_verified: true,
    iat: now,
    auth_time: now,
    exp: now + 3600,
  };
  it.each([
    ["of another project", { aud: "another-project" }],
    ["of another issuer", { iss: "https://issuer.example/x" }],
    ["that has expired", { exp: now - 3600 }],
    ["without a person", { sub: "" }],
    ["of a sign-in in the future", { auth_time: now + 3600 }],
  ])("of Firebase, %s, signs nobody in", async (_kind, change) => {
    const forged = `${part({ alg: "none", typ: "JWT" })}.${part({ ...idToken, ...change })}.`;
    for (const actor of ["user", "customer"] as const) {
      const { status, body } = await signIn(actor, forged);
      expect(status).toBe(401);
      expect(body).not.toHaveProperty("token");
    }
  });
});

describe("session fixation", () => {
  it("does not work: who signs in gets a session that the one before does not know", async () => {
    const seeded = await sessionCookie(shopper.token);
    expect(seeded).toMatch(/^connect\.sid=/);
    const admins = await sessionCookie(await adminToken(), seeded);
    expect(admins).not.toBe("");
    expect(admins).not.toBe(seeded);
    expect((await call("/admin/users/me", { cookie: admins })).status).toBe(200);
    expect((await call("/admin/users/me", { cookie: seeded })).status).toBe(401);
  });
});

describe("another customer's order", () => {
  it("is not readable, signed in or not; nor is a guest's by its id", async () => {
    const { variant_id: variantId } = await onlyHit({ in_stock: true });
    const { id: cartId } = await readyCart(variantId, 1, { email: shopper.email });
    await call(`/store/carts/${cartId}/customer`, { token: shopper.token, body: {} });
    const { token } = shopper;
    const completed = await call<{ order: { id: string } }>(`/store/carts/${cartId}/complete`, {
      token,
      body: {},
    });
    const { order } = completed.body;
    const guests = await complete((await readyCart(variantId, 1)).id);
    const other = await newShopper();
    try {
      const path = `/store/orders/${order?.id}`;
      expect((await call(path, { token: shopper.token })).status).toBe(200);
      expect((await call(path, { token: other.token })).status).toBe(404);
      expect((await call(path)).status).toBe(404);
      const transfer = await call(`${path}/transfer/request`, { token: other.token, body: {} });
      expect(transfer.status).toBe(404);
      const { body } = await call<{ orders: unknown[] }>("/store/orders", { token: other.token });
      expect(body.orders).toEqual([]);
      expect((await call(`/store/orders/${guests.order?.id}`)).status).toBe(404);
    } finally {
      const token = await adminToken();
      for (const id of [order?.id, guests.order?.id]) {
        await call(`/admin/orders/${id}/cancel`, { token, body: {} });
      }
    }
  });

  it("nor another customer's address changed", async () => {
    const other = await newShopper();
    const { body } = await call<{ customer: { addresses: { id: string }[] } }>(
      "/store/customers/me/addresses",
      { token: shopper.token, body: { address_1: "1 Ink Lane", city: "Paris" } },
    );
    const path = `/store/customers/me/addresses/${body.customer.addresses[0]?.id}`;
    const before = await databaseContent(/^customer_address$/);
    for (const [method, body] of [["POST", { city: "Elsewhere" }], ["DELETE"]] as const) {
      const answer = await call(path, { token: other.token, method, body });
      expect(answer.status, method).toBe(404);
    }
    expect(await databaseContent(/^customer_address$/)).toEqual(before);
  });
});

describe("script in a profile", () => {
  it("is stored and answered as text, in JSON that no browser takes for a page", async () => {
    const script = `"><script>alert(1)</script>`;
    const { token, id } = await newShopper({ first_name: script, company_name: script });
    await call("/store/customers/me", { token, body: { last_name: script, phone: script } });
    await call("/store/customers/me/addresses", {
      token,
      body: { first_name: script, address_1: script, city: script, postal_code: script },
    });
    for (const [path, as] of [
      ["/store/customers/me", token],
      [`/admin/customers/${id}?fields=*addresses`, await adminToken()],
    ] as const) {
      const answer = await fetch(shop.commerceUrl + path, {
        headers: {
          authorization: `Bearer ${as}`,
          "x-publishable-api-key": shop.publishableKey,
        },
      });
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const { customer } = (await answer.json()) as { customer: { first_name: string } };
      expect(customer.first_name).toBe(script);
    }
  });
});
