import { request } from "node:http";
import { Client } from "@medusajs/framework/pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { adminToken, call, onlyHit } from "../support/backend";
import {
  check,
  confirm,
  countIn,
  fileOf,
  type ImportAnswer,
  importsPath,
  newSupplies,
  remnants,
  rollBack,
  until,
  upload,
} from "../support/catalogue-file";
import {
  newProductFixture,
  productsPath,
  soon,
  withProductFixture,
} from "../support/product-fixture";

const shop = inject("shop");
const database = new Client({ connectionString: shop.databaseUrl });
let token: string;

beforeAll(async () => {
  await database.connect();
  token = await adminToken();
});
afterAll(() => database.end());

async function exported(query = ""): Promise<string> {
  const response = await fetch(`${shop.commerceUrl}/admin/catalogue/export${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-disposition")).toMatch(/catalogue-\d{4}-\d\d-\d\d\.csv/);
  return response.text();
}

describe("the catalogue as a file", () => {
  it.each(["", "?decimals=comma"])(
    "changes nothing when it is imported as it is: %s",
    async (query) => {
      const nasty = {
        title: `=HYPERLINK("http://evil.example") ${crypto.randomUUID()}`,
        description: '\'=1+1\n"quoted"; with, signs\tand 墨水 🎨 حبر',
        rows: [
          { label: "@Ratio 4:3 = wide", value: "-1\\n" },
          { label: "Width", value: 12.125, unit: "mm" },
          { label: "Duplex", value: false },
        ],
        printers: ["HP LaserJet Pro M15a", "Epson L3150"],
        volume_ml: 12.345,
      };
      await withProductFixture(async ({ id }) => {
        const file = await exported(query);
        expect(file).toContain(id);
        expect(file).not.toMatch(/(^|[,;])"?[=@]/m);
        const { rows, unchanged, error_count } = await check(token, file);
        expect(rows).toBeGreaterThan(180);
        expect({ unchanged, error_count }).toEqual({ unchanged: rows, error_count: 0 });
      }, nasty);
    },
  );

  it("is for admins alone", async () => {
    expect((await fetch(`${shop.commerceUrl}/admin/catalogue/export`)).status).toBe(401);
    expect((await upload(undefined, "title\nInk")).status).toBe(401);
  });
});

describe("the check of a file", () => {
  it("lists what is wrong with every row before anything changes", async () => {
    await withProductFixture(async (product) => {
      const good = {
        ...newProductFixture(),
        rows: "Capacity: 70 ml",
        printers: "Epson L3150",
        images: "",
        "title:fr": "",
      };
      const file = fileOf([
        { id: product.id, ...good, price: "9.999" },
        { id: "prod_nobody", ...good, mpn: "A-1" },
        { id: "", ...good, title: "", mpn: "A-2", price: "1,234", rows: "no label" },
        { id: "", ...good, title: "Fine", mpn: "A-3", images: "C:\\ink.png\nftp://a/b.png" },
        { id: "", ...good, title: "Fine too", mpn: "A-3", stock: "-1", category: "" },
        { id: "", ...good, title: "Taken", mpn: product.mpn, price: "", stock: "many" },
        { id: product.id, ...good, mpn: "A-4" },
        { id: "", ...good, title: "Long", mpn: "A-5", "title:fr": "a".repeat(201) },
      ]);
      const checked = await check(token, file);
      expect(checked.errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
        "2 price",
        "3 id",
        "4 price",
        "4 rows",
        "4 title",
        "5 images",
        "5 images",
        "6 stock",
        "6 category",
        "6 mpn",
        "7 stock",
        "7 price",
        "7 ",
        "8 ",
        "9 title:fr",
      ]);
      for (const { message } of checked.errors) expect(message).toMatch(/^.{10,}\.$/);
      const refused = await confirm(token, checked.id);
      expect([refused.status, refused.body.code]).toEqual([409, "has_errors"]);
      const now = await call<{ product: object }>(`${productsPath}/${product.id}`, { token });
      expect(now.body.product).toEqual(product);
    });
  });

  it.each([
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 1],
    ["nothing", "", 1],
    ["one column of prose", "Dear shop\nplease send ink\n", 1],
    ["a header alone", "title,price\n", 2],
    ["columns nobody knows", "title,prise\nInk,1\n", 1],
    ["half a file", 'title,price\nInk,1\n"Toner', 3],
  ])("says of %s what is wrong with it", async (_, file, row) => {
    const { errors, error_count } = await check(token, file);
    expect(errors[0]).toMatchObject({ row, message: expect.stringMatching(/\.$/) });
    expect(error_count).toBeGreaterThan(0);
  });

  it("takes no other type, and nothing of what is too large", async () => {
    const form = await upload(token, "title\nInk", "image/png");
    expect([form.status, form.body.code]).toEqual([415, "not_csv"]);
    const status = await new Promise((resolve, reject) => {
      const huge = request(`${shop.commerceUrl}${importsPath}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "text/csv",
          "content-length": 5_000_000_000,
        },
      });
      huge.on("response", ({ statusCode }) => {
        resolve(statusCode);
        huge.destroy();
      });
      huge.on("error", reject);
      huge.write("title,price\n");
    });
    expect(status).toBe(413);
  });

  it("answers 404 for an import that is not there", async () => {
    for (const path of ["/nothing", "/nothing/rows", "/nothing/confirm", "/nothing/cancel"]) {
      const isWrite = /confirm|cancel/.test(path);
      const { status } = await call(`${importsPath}${path}`, {
        token,
        body: isWrite ? {} : undefined,
      });
      expect(status, path).toBe(404);
    }
  });
});

describe("an import", () => {
  it("brings 300 products into the catalogue, once, and changes them by their part numbers", async () => {
    const { list, category } = newSupplies(300);
    const checked = await check(token, fileOf(list));
    try {
      expect(checked).toMatchObject({ created: 300, error_count: 0 });
      const confirmed = await Promise.all([confirm(token, checked.id), confirm(token, checked.id)]);
      expect(confirmed.map(({ status }) => status)).toEqual([202, 202]);
      const ended = await until(token, checked.id, "done", "failed");
      expect(ended).toMatchObject({ status: "done", done: 300, created: 300 });
      await vi.waitFor(async () => expect(await countIn(category)).toBe(300), soon);
      const [first] = list;
      const hit = await onlyHit({ category, mpn_key: first?.mpn.toLowerCase().replace(/\W/g, "") });
      expect(hit).toMatchObject({
        title: first?.title,
        price: Number(first?.price),
        quantity: Number(first?.stock),
        printers: expect.arrayContaining(first?.printers.split("\n").filter(Boolean) ?? []),
      });

      const cheaper = list.map(({ mpn, price }, index) => ({
        mpn,
        price: index < 120 ? "1.25" : price,
      }));
      const again = await check(token, fileOf(cheaper));
      expect(again).toMatchObject({ created: 0, updated: 120, unchanged: 180, error_count: 0 });
      await confirm(token, again.id);
      await until(token, again.id, "done");
      await vi.waitFor(
        async () => expect(await onlyHit({ id: hit.id })).toMatchObject({ ...hit, price: 1.25 }),
        soon,
      );
    } finally {
      await rollBack(database, checked.id);
    }
  });

  it("that fails at a row rolls back the rows before it", async () => {
    const { list } = newSupplies(120);
    await withProductFixture(async (product, ask) => {
      const { title, mpn, category: categoryPath } = product;
      const blank = Object.fromEntries(Object.keys(list[0] ?? {}).map((column) => [column, ""]));
      const change = { ...blank, title, mpn, category: categoryPath, price: "99", stock: "7" };
      const checked = await check(token, fileOf([change, ...list]));
      expect(checked).toMatchObject({ updated: 1, created: 120, error_count: 0 });
      // Another product gets the part number of a late row before the import is confirmed.
      const thief = await ask(productsPath, {
        body: { ...newProductFixture(), category: product.category, mpn: list[110]?.mpn },
      });
      try {
        await confirm(token, checked.id);
        const ended = await until(token, checked.id, "failed");
        expect(ended.message).toContain("as it was before");
        expect(ended.errors).toEqual([
          { row: 113, column: "mpn", message: expect.stringContaining("part number") },
        ]);
        expect((await ask(`${productsPath}/${product.id}`)).body.product).toEqual(product);
      } finally {
        await ask(`${productsPath}/${thief.body.product.id}`, { method: "DELETE" });
      }
      await vi.waitFor(async () => expect(await remnants(database, list)).toEqual([]), soon);
    });
  });

  it("changes nothing where a product has changed since the check, and says which row", async () => {
    await withProductFixture(async (product, ask) => {
      const file = fileOf([{ id: product.id, price: "5", title: "Imported" }]);
      const checked = await check(token, file);
      expect(checked).toMatchObject({ updated: 1, error_count: 0 });
      const { body } = await ask(`${productsPath}/${product.id}`, {
        body: { version: product.version, title: "By hand" },
      });
      await confirm(token, checked.id);
      const ended = await until(token, checked.id, "failed", "done");
      expect(ended).toMatchObject({ status: "failed", errors: [{ row: 2, column: "" }] });
      expect((await ask(`${productsPath}/${product.id}`)).body.product).toEqual(body.product);
    });
  });

  it("that is cancelled half-way leaves the catalogue as it was; another one waits for it", async () => {
    const { list, category } = newSupplies(300);
    const first = await check(token, fileOf(list));
    const other = await check(token, fileOf(newSupplies(1).list));
    await confirm(token, first.id);
    const refused = await confirm(token, other.id);
    expect([refused.status, refused.body.code]).toEqual([409, "another_import"]);
    await vi.waitFor(
      async () => {
        const { body } = await call<ImportAnswer>(`${importsPath}/${first.id}`, { token });
        expect(body.catalogue_import).toMatchObject({ status: "running" });
        expect(body.catalogue_import.done).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 30 },
    );
    await call(`${importsPath}/${first.id}/cancel`, { token, body: {} });
    await until(token, first.id, "cancelled");
    expect(await remnants(database, list)).toEqual([]);
    expect(await countIn(category)).toBe(0);
    const late = await call<ImportAnswer>(`${importsPath}/${other.id}/cancel`, { token, body: {} });
    expect(late.body.catalogue_import.status).toBe("cancelled");
  });
});
