import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createdProductSchema } from "../../src/contract/new-product.ts";
import { problemSchema } from "../../src/contract/problem.ts";
import { type ProductTable, productTableSchema } from "../../src/contract/product-table.ts";
import { vocabularySchema } from "../../src/contract/vocabulary.ts";
import { formOf } from "./form.ts";
import { removeProduct, tokenOf } from "./merchandiser.ts";
import { ask } from "./product-api-client.ts";

const mark = crypto.randomUUID().slice(0, 8);
let token: string;
const made: string[] = [];

beforeAll(async () => {
  token = await tokenOf("merchandiser");
  await create({
    Title: `Table jar ${mark}`,
    "Title:fr": `Pot ${mark}`,
    Quantity: "4",
    status: "published",
    Price: "5",
  });
  await create({ Title: `Table box ${mark}`, Quantity: "0", status: "draft", Price: "7" });
});

afterAll(async () => {
  for (const id of made) await removeProduct(id, token);
});

async function create(fields: Record<string, string>) {
  const form = formOf({
    Category: "Ink bottles",
    Brand: `Brand ${mark}`,
    mpn: `${fields.Quantity}-${mark}`,
    ...fields,
  });
  const answer = await ask("/product/create", {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(201);
  made.push(createdProductSchema.parse(await answer.json())._id);
}

function get(path: string, by = token) {
  return ask(path, { headers: { authorization: `Bearer ${by}` } });
}

async function table(query: string): Promise<ProductTable> {
  const answer = await get(`/admin/products?q=${mark}&${query}`);
  expect(answer.status).toBe(200);
  return productTableSchema.parse(await answer.json());
}

const titles = ({ products }: ProductTable) => products.map(({ Title }) => Title.split(" ")[1]);

describe("the merchandiser's table", () => {
  it("shows drafts at once, in the order that is asked for, page by page", async () => {
    expect(titles(await table("sort=title"))).toEqual(["box", "jar"]);
    expect(titles(await table("sort=-price"))).toEqual(["box", "jar"]);
    const second = await table("sort=stock&itemsPerPage=1&page=2");
    expect(second).toMatchObject({ total: 2, pages: 2, page: 2 });
    expect(titles(second)).toEqual(["jar"]);
  });

  it.each([
    ["status=draft", ["box"]],
    ["stock=none", ["box"]],
    ["stock=low", ["jar"]],
    ["gap=price", []],
    ["gap=picture&sort=title", ["box", "jar"]],
    ["untranslated=de&sort=title", ["box", "jar"]],
    ["untranslated=fr", ["box"]],
    ["category=Toner", []],
    [`category=Ink+bottles&brand=Brand+${mark}&sort=title`, ["box", "jar"]],
  ])("narrows by %s", async (query, left) => {
    expect(titles(await table(query))).toEqual(left);
  });

  it("says how many there are in all where nothing narrows it, and beyond the last page", async () => {
    const all = async (query: string) =>
      productTableSchema.parse(await (await get(`/admin/products?${query}`)).json());
    const { total } = await all("itemsPerPage=1");
    expect(total).toBeGreaterThan(2);
    expect(await all("itemsPerPage=1&sort=price")).toMatchObject({ total });
    expect(await all("page=100000&itemsPerPage=100")).toMatchObject({ total, products: [] });
    const drafts = await all("status=draft&itemsPerPage=1");
    expect(drafts.total).toBeGreaterThan(0);
    expect(drafts.total).toBeLessThan(total);
  });

  it("finds all words however they are written, a part number without its dashes, and takes no sign for a wildcard", async () => {
    const found = await get(`/admin/products?q=4${mark}`);
    expect(titles(productTableSchema.parse(await found.json()))).toEqual(["jar"]);
    const words = await get(`/admin/products?q=JAR+4${mark}+tabLE+BRAND`);
    expect(titles(productTableSchema.parse(await words.json()))).toEqual(["jar"]);
    const wild = await get("/admin/products?q=%25%25%25");
    expect(productTableSchema.parse(await wild.json()).total).toBe(0);
  });

  it("gives the version that a change of the price needs", async () => {
    const [jar] = (await table("status=published")).products;
    const change = (version: string | undefined) =>
      ask(`/admin/product-update/${jar?._id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ Price: 6, version }),
      });
    expect((await change(jar?.version)).status).toBe(200);
    expect((await change(jar?.version)).status).toBe(409);
  });

  it("offers the words that are in use", async () => {
    const answer = await get("/admin/vocabulary");
    const { values, categories, labels } = vocabularySchema.parse(await answer.json());
    expect(values.Brand).toContain(`Brand ${mark}`);
    expect(categories.find(({ name }) => name === "Ink bottles")?.subCategories).toContain(
      "Epson ink bottles",
    );
    expect(labels.map(({ label }) => label)).toContain("Part number");
  });

  it.each(["/admin/products", "/admin/vocabulary"])(
    "%s is for merchandisers alone",
    async (path) => {
      expect((await ask(path)).status).toBe(401);
      expect((await get(path, "forged")).status).toBe(401);
      const shopper = await get(path, await tokenOf("shopper"));
      expect([401, 403]).toContain(shopper.status);
      expect(problemSchema.parse(await shopper.json()).code).toMatch(/^not-/);
    },
  );

  it("says what is wrong with a query", async () => {
    const answer = await get("/admin/products?status=secret&page=0&color=red");
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain("relation");
  });
});
