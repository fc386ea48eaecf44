/** One spelling of an email address counts, also for accounts of older versions. */
import { afterAll, expect, it } from "vitest";
import { adminToken, call, idTokenOf, newAddress, signIn } from "../support/backend";
import { runScript, sql } from "../support/medusa-exec";
import { productionEnvironment } from "../support/production-backend";

const inCapitals = (address: string) => address.toUpperCase();
const made: string[] = [];
afterAll(() => sql(`delete from "customer" where "id" = any($1)`, [made]));

it("is stored in one form, whoever sends it", async () => {
  const email = newAddress();
  const idToken = await idTokenOf({ email, password: "ink-and-paper" });
  const { body } = await signIn("customer", idToken);
  const signedUp = await call<{ customer: { id: string; email: string } }>("/store/customers", {
    token: body.token,
    body: { email: inCapitals(email) },
  });
  expect(signedUp.body.customer.email).toBe(email);

  const token = await adminToken();
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const cart = await call<{ cart: { id: string; email: string } }>("/store/carts", {
    body: { region_id: regions.regions[0]?.id, email: inCapitals(email) },
  });
  expect(cart.body.cart.email).toBe(email);
  const other = newAddress();
  const changed = await call<{ cart: { email: string } }>(`/store/carts/${cart.body.cart.id}`, {
    body: { email: inCapitals(other) },
  });
  expect(changed.body.cart.email).toBe(other);
  const byAdmin = await call<{ customer: { email: string } }>("/admin/customers", {
    token,
    body: { email: inCapitals(newAddress()) },
  });
  expect(byAdmin.body.customer.email).toMatch(/^[^A-Z]+$/);
  const invited = await call<{ invite: { id: string; email: string } }>("/admin/invites", {
    token,
    body: { email: inCapitals(newAddress()) },
  });
  expect(invited.body.invite.email).toMatch(/^[^A-Z]+$/);
  await call(`/admin/invites/${invited.body.invite.id}`, { token, method: "DELETE" });
});

/** Inserts an account as an older version may have left it. */
async function insertAccount(email: string, created: string): Promise<string> {
  const id = `cus_${crypto.randomUUID()}`;
  made.push(id);
  await sql(
    `insert into "customer" ("id", "email", "has_account", "created_at") values ($1, $2, true, $3)`,
    [id, email, created],
  );
  return id;
}

const emailOf = async (id: string) =>
  (await sql<{ email: string }>(`select "email" from "customer" where "id" = $1`, [id]))[0]?.email;

it("had two accounts in an older version: both stay, are reported, and there is no third", async () => {
  await sql(`drop index if exists "customer_account_address_once"`);
  const twice = newAddress();
  const alone = newAddress();
  const first = await insertAccount(inCapitals(twice), "2025-01-01");
  const second = await insertAccount(twice, "2025-02-02");
  const single = await insertAccount(inCapitals(alone), "2025-01-01");

  const { stdout, stderr } = await runScript("./src/seed-shop.js", productionEnvironment);
  expect(stdout + stderr).toContain("1 customer account(s) share an address with an older one");
  expect(stdout + stderr).not.toContain(twice);
  expect(await emailOf(first)).toBe(inCapitals(twice));
  expect(await emailOf(second)).toBe(twice);
  expect(await emailOf(single)).toBe(alone);

  for (const email of [twice, inCapitals(twice), inCapitals(alone)]) {
    const another = email.replace("SHOPPER", "Shopper").replace("shopper", "sHOPPER");
    await expect(insertAccount(another, "2026-01-01"), another).rejects.toThrow(/unique/);
  }
  const told = await runScript("./src/duplicate-accounts.js", { SHOP_ENVIRONMENT: "demo" });
  const lines = told.stdout.split("\n").filter((line) => line.includes("cus_"));
  expect(lines).toEqual([
    expect.stringContaining(`${inCapitals(twice)}: ${first}, since 2025-01-01`),
    expect.stringContaining(`${twice}: ${second}, since 2025-02-02`),
  ]);
  expect(lines[0]).toContain("0 order(s), nobody signs in to it");
});
