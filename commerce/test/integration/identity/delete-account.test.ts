import { Client } from "@medusajs/framework/pg";
import { expect, inject, it } from "vitest";
import { adminToken, call, idTokenOf, onlyHit, signIn } from "../support/backend";
import { databaseContent } from "../support/database-content";
import { cancelOrder, chooseDeliveryAndPayment, complete, readyCart } from "../support/order";
import { newShopper, type Shopper } from "../support/shopper";

const shop = inject("shop");
const me = "/store/customers/me";

function deleteAccount({ token, idToken }: Pick<Shopper, "token" | "idToken">) {
  return call<{ deleted?: boolean; message?: string }>(me, {
    token,
    method: "DELETE",
    body: { id_token: idToken },
  });
}

/** The tables with a text in any column. */
async function rowsWith(text: string): Promise<string[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `select 1 from "${name}" t where position($1 in t::text) > 0 limit 1`,
        [text],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

it("forgets the person everywhere but on the orders, and lets nobody in with the old session", async () => {
  const surname = `Surname-${crypto.randomUUID()}`;
  const shopper = await newShopper({ last_name: surname, metadata: { printers: [surname] } });
  const { email, id, token } = shopper;
  const address = { last_name: surname, address_1: surname, city: "Paris", country_code: "fr" };
  await call(`${me}/addresses`, { token, body: address });
  const { variant_id: variantId } = await onlyHit({ in_stock: true });
  const cartOf = async () => {
    const { id: cartId } = await readyCart(variantId, 1, { email });
    await call(`/store/carts/${cartId}/customer`, { token, body: {} });
    return cartId;
  };
  const orderedCart = await cartOf();
  await chooseDeliveryAndPayment(orderedCart, { token });
  const { order } = await complete(orderedCart, undefined, token);
  const openCart = await cartOf();
  await call("/store/contact-messages", {
    token,
    body: { name: surname, email, subject: "Where is it?", message: "My box has not come." },
  });

  expect(await deleteAccount(shopper)).toMatchObject({ status: 200, body: { deleted: true } });
  // These are deleted later: the record of a completed cart (after three days; it makes a repeated
  // completion answer the same order), and the number of a sender's messages (after an hour).
  const forgotten = (tables: string[]) =>
    tables.filter((table) => table !== "workflow_execution" && table !== "contact_allowance");
  expect(forgotten(await rowsWith(surname))).toEqual([]);
  expect(forgotten(await rowsWith(email))).toEqual(["cart", "order"]);
  expect((await call(`/store/carts/${openCart}`)).status).toBe(404);
  const kept = await call<{ order: { email: string; customer_id: string } }>(
    `/admin/orders/${order?.id}?fields=email,customer_id`,
    { token: await adminToken() },
  );
  expect(kept.body.order).toMatchObject({ email, customer_id: id });

  expect((await call(me, { token })).status).toBe(401);
  expect((await call("/store/orders", { token })).status).toBe(401);
  expect((await call(`/store/orders/${order?.id}`)).status).toBe(404);
  await cancelOrder(order?.id);
});

it("can be asked again, and the same person can begin anew", async () => {
  const shopper = await newShopper();
  expect((await deleteAccount(shopper)).status).toBe(200);
  expect(await deleteAccount(shopper)).toMatchObject({ status: 200, body: { deleted: true } });
  const again = await signIn("customer", shopper.idToken);
  const created = await call<{ customer: { id: string } }>("/store/customers", {
    token: again.body.token,
    body: { email: shopper.email },
  });
  expect(created.status).toBe(200);
  expect(created.body.customer.id).not.toBe(shopper.id);
});

it("needs a sign-in of the last minutes, and the customer's own; else nothing changes", async () => {
  const shopper = await newShopper();
  const other = await newShopper();
  const tables =
    /^(customer|customer_address|auth_identity|provider_identity|cart|contact_message)$/;
  const before = await databaseContent(tables);

  const [header = "", payload = ""] = shopper.idToken.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const old = { ...claims, auth_time: Math.floor(Date.now() / 1000) - 400 };
  const stale = `${header}.${Buffer.from(JSON.stringify(old)).toString("base64url")}.`;
  for (const [idToken, status] of [
    [stale, 401],
    [await idTokenOf(other), 403],
    ["forged", 401],
    ["", 400],
  ] as const) {
    const answer = await deleteAccount({ token: shopper.token, idToken });
    expect(answer.status, idToken).toBe(status);
  }
  expect((await call(me, { method: "DELETE", body: { id_token: shopper.idToken } })).status).toBe(
    401,
  );
  expect(await databaseContent(tables)).toEqual(before);
});

it("leaves a merchandiser who shops here a merchandiser", async () => {
  const idToken = await idTokenOf(shop.accounts.merchandiser);
  const first = await signIn("customer", idToken);
  await call("/store/customers", {
    token: first.body.token,
    body: { email: shop.accounts.merchandiser.email },
  });
  const { token = "" } = (await signIn("customer", idToken)).body;
  expect((await deleteAccount({ token, idToken })).status).toBe(200);
  expect((await call("/admin/users/me", { token: await adminToken() })).status).toBe(200);
});
