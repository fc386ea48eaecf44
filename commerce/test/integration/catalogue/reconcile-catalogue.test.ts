import { beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, documents, onlyHit } from "../support/backend";
import { runScript, sql } from "../support/medusa-exec";
import { withProductFixture } from "../support/product-fixture";

interface Health {
  reconciled: { checked: number; missing: number; outdated: number; left_over: number };
  index: { products: number; documents: number; missing: number; left_over: number };
  gaps: Record<string, { count: number; products: { id: string; title: string }[] }>;
  translations: { language: string; products: number; words: number }[];
}

let token: string;
beforeAll(async () => {
  token = await adminToken();
});

/** The table of the index in use. */
async function table(): Promise<string> {
  const [version] = await sql<{ table: string }>(
    `select catalogue.table_name as table from search_index i
     join search_index_version v on v.search_index_id = i.id and v.version = i.active_version
     join search_postgres_index catalogue on catalogue.name = v.physical_name
     where i.name = 'product' and v.deleted_at is null and i.deleted_at is null`,
  );
  return `"${version?.table}"`;
}

async function reconcileNow(): Promise<Health> {
  const { status, body } = await call<Health>("/admin/catalogue/health", { token, body: {} });
  expect(status).toBe(200);
  return body;
}

it("the catalogue's health counts what is not translated, language by language", async () => {
  const before = (await reconcileNow()).translations;
  expect(before.map(({ language }) => language)).toEqual(["de", "fr"]);
  const texts = { "title:de": "Flasche", "description:de": "Mit Tinte." };
  const color = `Colour ${crypto.randomUUID()}`;
  await withProductFixture(
    async () => {
      const [german, french] = (await reconcileNow()).translations;
      expect(german).toEqual({ ...before[0], words: (before[0]?.words ?? 0) + 1 });
      expect(french).toMatchObject({ products: (before[1]?.products ?? 0) + 1 });
    },
    { ...texts, color },
  );
});

describe("a broken catalogue index", () => {
  it("is repaired: what is missing, outdated and left over", async () => {
    await reconcileNow();
    const [missing, outdated] = await Promise.all([
      onlyHit({ mpn_key: "t6641" }),
      onlyHit({ mpn_key: "t6642" }),
    ]);
    const index = await table();
    await sql(`delete from ${index} where id = $1`, [missing.id]);
    await sql(
      `update ${index} set document = jsonb_set(document, '{price}', '999') where id = $1`,
      [outdated.id],
    );
    await sql(
      `insert into ${index} (id, document, indexed)
       select 'prod_left_over', jsonb_set(document, '{id}', '"prod_left_over"'),
         jsonb_set(indexed, '{id}', '"prod_left_over"') from ${index} where id = $1`,
      [outdated.id],
    );
    expect((await onlyHit({ id: outdated.id })).price).toBe(999);

    expect((await reconcileNow()).reconciled).toMatchObject({
      missing: 1,
      outdated: 1,
      left_over: 1,
    });
    expect(await onlyHit({ id: missing.id })).toEqual(missing);
    expect(await onlyHit({ id: outdated.id })).toEqual(outdated);
    expect(await documents({ id: "prod_left_over" })).toEqual([]);
    expect((await reconcileNow()).reconciled).toMatchObject({
      missing: 0,
      outdated: 0,
      left_over: 0,
    });
  });

  it("is known to the catalogue's health, with what products lack", async () => {
    const healthy = await reconcileNow();
    expect(healthy.index).toMatchObject({ missing: 0, outdated: 0, left_over: 0 });
    expect(healthy.index.documents).toBe(healthy.index.products);
    expect(healthy.gaps).toMatchObject({ price: { count: 0 }, category: { count: 0 } });
    const { id } = await onlyHit({ mpn_key: "t6641" });
    await sql(`delete from ${await table()} where id = $1`, [id]);
    try {
      await vi.waitFor(
        async () => {
          const { body } = await call<Health>("/admin/catalogue/health", { token });
          expect(body.index).toMatchObject({ missing: 1, left_over: 0 });
        },
        { timeout: 8_000, interval: 500 },
      );
    } finally {
      await reconcileNow();
    }
    expect((await call("/admin/catalogue/health")).status).toBe(401);
  });
});

describe("while the catalogue index is rebuilt", () => {
  it("searches find everything, and no change is lost", async () => {
    const { body } = await call<{ product: { id: string } }>("/admin/catalogue/products", {
      token,
      body: {
        title: `Rebuilt ${crypto.randomUUID()}`,
        price: 1,
        stock: 1,
        category: "Ink bottles",
      },
    });
    const { id } = body.product;
    await vi.waitFor(() => onlyHit({ id }), { timeout: 15_000 });
    const everything = async () => (await documents()).length;
    const before = await everything();

    let isBuilding = true;
    const building = runScript("./src/rebuild-catalogue.js", { SHOP_ENVIRONMENT: "demo" }).finally(
      () => {
        isBuilding = false;
      },
    );
    const counts: number[] = [];
    let price = 1;
    try {
      while (isBuilding) {
        counts.push(await everything());
        price += 1;
        await setPrice(id, price);
      }
      const { stdout } = await building;
      expect(stdout).toContain("rebuilt and compared");
      expect(new Set(counts)).toEqual(new Set([before]));
      await vi.waitFor(async () => expect((await onlyHit({ id })).price).toBe(price), {
        timeout: 15_000,
      });
      expect((await reconcileNow()).reconciled).toMatchObject({
        missing: 0,
        outdated: 0,
        left_over: 0,
      });
    } finally {
      await call(`/admin/products/${id}`, { token, method: "DELETE" });
    }
  }, 300_000);
});

async function setPrice(productId: string, amount: number): Promise<void> {
  const { variant_id } = await onlyHit({ id: productId });
  const { status } = await call(`/admin/products/${productId}/variants/${variant_id}`, {
    token,
    body: { prices: [{ currency_code: "eur", amount }] },
  });
  expect(status).toBe(200);
}
