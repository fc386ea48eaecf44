import { stringify } from "csv-stringify/sync";
import { readCommandLine, wholeNumber } from "../../adapters/operations/command-line.mjs";
import { catalogueCurrency } from "../src/currency-environment";
import { supplies } from "./supplies-file";

/*
 * Measures an import of new products: the check, the run, and the time until the index has all of
 * them; then Medusa's own batch route with the same products without sheets, stock and printers.
 *
 * npm run bench:import -w commerce -- [rows, 10000] [rows for Medusa's route, 1000] [seed]
 *
 * It needs a running demo shop whose data can be lost: COMMERCE_URL and IDENTITY_URL (its identity
 * emulator) where they are not the usual ones, and BENCH_EMAIL and BENCH_PASSWORD of an admin where
 * they are not the demonstration's. The products stay there.
 */

const commerceUrl = process.env.COMMERCE_URL ?? "http://localhost:9000";
const { positionals } = readCommandLine({
  usage: `
npm run bench:import -w commerce -- [rows] [rows for Medusa's route] [seed]

Measures an import of new products in a running shop that may be thrown away, at COMMERCE_URL.
Without numbers it is 10000 rows, and 1000 by Medusa's own route.`,
  maxPositionals: 3,
});
const rows = wholeNumber(positionals[0] ?? 10_000, "The rows");
const bareRows = wholeNumber(positionals[1] ?? 1_000, "The rows for Medusa's route");
const seed = wholeNumber(positionals[2] ?? Date.now() % 1_000_000, "The seed", 0);

interface Import {
  id: string;
  status: string;
  rows: number;
  done: number;
  error_count: number;
  message: string;
  errors?: object[];
}

async function ask<Answer>(
  token: string,
  path: string,
  body?: string,
  type = "application/json",
): Promise<Answer> {
  const response = await fetch(`${commerceUrl}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function signIn(): Promise<string> {
  const { IDENTITY_URL = "http://localhost:9099" } = process.env;
  const answer = await fetch(
    `${IDENTITY_URL}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: process.env.BENCH_EMAIL ?? "merchandiser@chemical-ink.example",
        password: process.env.BENCH_PASSWORD ?? "ink-and-paper",
        returnSecureToken: true,
      }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  const body = JSON.stringify({ id_token: idToken });
  return (await ask<{ token: string }>("", "/auth/user/firebase", body)).token;
}

/** Polls until an import has one of these statuses. */
async function until(token: string, id: string, statuses: string[]): Promise<Import> {
  for (;;) {
    const { catalogue_import } = await ask<{ catalogue_import: Import }>(
      token,
      `/admin/catalogue/imports/${id}`,
    );
    if (statuses.includes(catalogue_import.status)) return catalogue_import;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Polls until the index has all the products. */
async function untilIndexed(token: string): Promise<void> {
  for (;;) {
    const { index } = await ask<{ index: { missing: number } }>(token, "/admin/catalogue/health");
    if (index.missing === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}

/** Creates products with a variant and a price by Medusa's batch route, 100 at a time. */
async function createBare(token: string): Promise<number> {
  const begin = performance.now();
  const all = [...supplies(bareRows, seed + 1)];
  for (let start = 0; start < all.length; start += 100) {
    await ask(
      token,
      "/admin/products/batch",
      JSON.stringify({
        create: all.slice(start, start + 100).map((supply) => ({
          title: supply.title,
          description: supply.description,
          status: "published",
          images: supply.images.split("\n").map((url) => ({ url })),
          options: [{ title: "Version", values: ["Standard"] }],
          variants: [
            {
              title: "Standard",
              sku: supply.mpn,
              options: { Version: "Standard" },
              manage_inventory: true,
              prices: [{ amount: Number(supply.price), currency_code: catalogueCurrency }],
            },
          ],
        })),
      }),
    );
  }
  return (performance.now() - begin) / 1_000;
}

async function bench(): Promise<void> {
  const token = await signIn();
  const list = [...supplies(rows, seed)];
  const file = stringify(list, { header: true, quoted_match: /\n/ });
  console.log(`${rows} rows, ${(file.length / 1e6).toFixed(1)} MB, seed ${seed}`);

  const uploaded = performance.now();
  const { catalogue_import } = await ask<{ catalogue_import: Import }>(
    token,
    "/admin/catalogue/imports",
    file,
    "text/csv",
  );
  const checked = await until(token, catalogue_import.id, ["checked", "failed"]);
  console.log(`checked after ${seconds(uploaded)} s: ${checked.error_count} errors`);
  if (checked.error_count > 0) throw new Error(JSON.stringify(checked.errors?.slice(0, 3)));
  const confirmed = performance.now();
  await ask(token, `/admin/catalogue/imports/${catalogue_import.id}/confirm`, "{}");
  const ended = await until(token, catalogue_import.id, ["done", "failed", "cancelled"]);
  console.log(`${ended.status} after ${seconds(confirmed)} s ${ended.message}`);
  console.log(`check and run: ${seconds(uploaded)} s`);
  const indexBegin = performance.now();
  await untilIndexed(token);
  console.log(`index complete after another ${seconds(indexBegin)} s`);
  if (bareRows > 0) {
    const bare = await createBare(token);
    console.log(`Medusa's batch route: ${bareRows} products in ${bare.toFixed(1)} s`);
  }
}

bench().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
