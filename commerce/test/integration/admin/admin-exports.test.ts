import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { adminToken, call } from "../support/backend";
import { runJob, sql } from "../support/medusa-exec";
import { type Merchandiser, newMerchandiser, removeMerchandiser } from "../support/merchandiser";
import { complete, readyCart } from "../support/order";
import { newShopper, sessionCookie } from "../support/shopper";
import { deleteProduct, makeProduct, type TestProduct } from "../support/test-product";

const { commerceUrl } = inject("shop");

interface Notification {
  id: string;
  to: string;
  data: { title: string; description: string; file?: { url: string; filename: string } | null };
}

let product: TestProduct;
let ada: Merchandiser;

beforeAll(async () => {
  [product, ada] = await Promise.all([makeProduct({ stock: 5 }), newMerchandiser()]);
});

afterAll(async () => {
  await Promise.all([deleteProduct(product), removeMerchandiser(ada)]);
});

/** The notifications of a merchandiser, the newest first. */
async function feed(token: string): Promise<Notification[]> {
  const { body } = await call<{ notifications: Notification[] }>(
    "/admin/notifications?channel=feed&limit=100",
    { token },
  );
  return body.notifications;
}

/** Waits for the next notification with a file or with a failure. */
async function nextInFeed(
  token: string,
  before: Notification[],
  isIt: (entry: Notification) => boolean = ({ data }) => Boolean(data.file),
): Promise<Notification> {
  const known = new Set(before.map(({ id }) => id));
  const fresh = async () => (await feed(token)).find((one) => !known.has(one.id) && isIt(one));
  await expect.poll(fresh, { timeout: 20_000 }).toBeDefined();
  return (await fresh()) as Notification;
}

async function exported(path: string, token: string): Promise<Notification> {
  const before = await feed(token);
  expect((await call(path, { token, body: {} })).status).toBe(202);
  return nextInFeed(token, before);
}

/** The rows of a CSV file. */
async function rowsOf(
  entry: Notification,
  headers: Record<string, string>,
): Promise<Record<string, string>[]> {
  const answer = await fetch(entry.data.file?.url ?? "", { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/csv/);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return parse(await answer.text(), { columns: true });
}

describe("an export of orders", () => {
  it("comes to the bell of whoever asked, opens in his browser alone, and is gone after a day", async () => {
    const shopper = await newShopper({ first_name: '=HYPERLINK("http://evil.example")' });
    const { id: cartId } = await readyCart(product.variantId, 1, { email: shopper.email });
    const { order } = await complete(cartId);
    await sql(`update "order" set customer_id = $1 where id = $2`, [shopper.id, order?.id]);

    const entry = await exported(`/admin/orders/export?id=${order?.id}`, ada.token);
    expect(entry.to).toBe(ada.id);
    const cookie = await sessionCookie(ada.token);
    const [row] = await rowsOf(entry, { cookie });
    expect(row).toMatchObject({
      Order_ID: order?.id,
      "Customer First name": `'=HYPERLINK("http://evil.example")`,
      "Shipping City": "Paris",
      Total: String(order?.total),
    });

    const url = entry.data.file?.url ?? "";
    const other = await adminToken();
    expect((await fetch(url)).status).toBe(401);
    const asShopper = { headers: { authorization: `Bearer ${shopper.token}` } };
    expect((await fetch(url, asShopper)).status).toBe(401);
    const asOther = { headers: { authorization: `Bearer ${other}` } };
    expect((await fetch(url, asOther)).status).toBe(404);
    expect((await feed(other)).map(({ id }) => id)).not.toContain(entry.id);
    expect((await call(`/admin/notifications/${entry.id}`, { token: other })).status).toBe(404);
    const [
      {
        provider_data: { file_key },
      } = { provider_data: { file_key: "" } },
    ] = await sql<{
      provider_data: { file_key: string };
    }>("select provider_data from notification where id = $1", [entry.id]);
    expect(file_key).toMatch(/^private-/);
    for (const token of [other, ada.token]) {
      const beside = { headers: { authorization: `Bearer ${token}` } };
      expect((await fetch(`${commerceUrl}/static/${file_key}`, beside)).status).toBe(404);
    }

    const dayAgo = "update notification set created_at = now() - interval '25 hours' where id = $1";
    await sql(dayAgo, [entry.id]);
    const expired = await fetch(url, { headers: { cookie } });
    expect(expired.status).toBe(410);
    expect(await expired.json()).toMatchObject({ code: "export_expired" });
    const stored = join(inject("shop").dataDir, "files-private", file_key);
    expect(existsSync(stored)).toBe(true);
    await runJob("prune-exports");
    expect(existsSync(stored)).toBe(false);
    const [kept] = (await feed(ada.token)).filter(({ id }) => id === entry.id);
    expect(kept?.data.file).toBeNull();
    expect(kept?.data.description).toMatch(/removed after 24 hours/);
    expect((await fetch(url, { headers: { cookie } })).status).toBe(410);
  });

  it("is a file of its own for each of two that are asked for at once", async () => {
    const before = await feed(ada.token);
    const path = "/admin/orders/export?limit=1";
    await Promise.all([1, 2].map(() => call(path, { token: ada.token, body: {} })));
    const known = new Set(before.map(({ id }) => id));
    const urls = async () =>
      (await feed(ada.token)).flatMap(({ id, data }) =>
        !known.has(id) && data.file ? [data.file.url] : [],
      );
    await expect.poll(async () => new Set(await urls()).size, { timeout: 20_000 }).toBe(2);
  });

  it("that fails says so in the bell of whoever asked", async () => {
    const before = await feed(ada.token);
    await call("/admin/orders/export?created_at[$gt]=no-day", { token: ada.token, body: {} });
    const entry = await nextInFeed(ada.token, before, ({ data }) => /fail/i.test(data.description));
    expect(entry.to).toBe(ada.id);
    expect(entry.data.file).toBeUndefined();
  });
});

describe("an export of products", () => {
  it("can be imported again as it is: what begins like a formula is the same afterwards", async () => {
    const subtitle = "-20 °C to +40 °C";
    const token = ada.token;
    await call(`/admin/products/${product.id}`, { token, body: { subtitle } });
    const entry = await exported(`/admin/products/export?id=${product.id}`, token);
    const headers = { authorization: `Bearer ${token}` };
    const [row] = await rowsOf(entry, headers);
    expect(row).toMatchObject({ "Product Id": product.id, "Product Subtitle": `'${subtitle}` });
    expect(Object.entries(row ?? {}).find(([name]) => name.startsWith("Variant Price"))?.[1]).toBe(
      "10",
    );

    await call(`/admin/products/${product.id}`, { token, body: { subtitle: "changed" } });
    const text = await (await fetch(entry.data.file?.url ?? "", { headers })).text();
    const form = new FormData();
    form.append("files", new Blob([text], { type: "text/csv" }), "products.csv");
    const uploaded = await fetch(`${commerceUrl}/admin/uploads`, {
      method: "POST",
      headers,
      body: form,
    });
    const { files } = (await uploaded.json()) as { files: { id: string }[] };
    const before = await feed(token);
    const started = await call<{ transaction_id: string; summary: object }>(
      "/admin/products/imports",
      {
        token,
        body: {
          file_key: files[0]?.id,
          originalname: "products.csv",
          extension: "csv",
          size: text.length,
          mime_type: "text/csv",
        },
      },
    );
    expect(started.body).toMatchObject({ summary: { toCreate: 0, toUpdate: 1 } });
    const confirm = `/admin/products/imports/${started.body.transaction_id}/confirm`;
    expect((await call(confirm, { token, body: {} })).status).toBe(202);
    const done = await nextInFeed(token, before, ({ data }) => data.title === "Product import");
    expect(done.data.description).toMatch(/completed successfully/);
    const { body } = await call<{ product: { subtitle: string } }>(
      `/admin/products/${product.id}?fields=subtitle`,
      { token },
    );
    expect(body.product.subtitle).toBe(subtitle);
  });
});

describe("an export of stock", () => {
  it("comes to the bell too", async () => {
    const path = `/admin/inventory-items/export?id=${product.inventoryItemId}`;
    const entry = await exported(path, ada.token);
    const [row] = await rowsOf(entry, { authorization: `Bearer ${ada.token}` });
    expect(row).toMatchObject({ "Item Id": product.inventoryItemId });
  });
});
