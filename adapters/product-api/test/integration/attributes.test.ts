import {
  type SheetAttribute,
  type SheetName,
  sheetAttributes,
} from "@chemical-ink/catalogue-schema/attributes";
import { facets } from "@chemical-ink/catalogue-schema/constants/facet-list";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createdProductSchema } from "../../src/contract/new-product.ts";
import { type Product, productSchema } from "../../src/contract/product.ts";
import { vocabularySchema } from "../../src/contract/vocabulary.ts";
import { formOf } from "./form.ts";
import { removeProduct, tokenOf } from "./merchandiser.ts";
import { ask, listing } from "./product-api-client.ts";

const mark = crypto.randomUUID().slice(0, 8);
const inAMoment = { timeout: 15_000, interval: 100 };

/** A value that no other product has, as far as the attribute lets it. */
function sampleOf(attribute: SheetAttribute & { name: SheetName }): string {
  if (attribute.kind === "choice") return attribute.choices.at(-1) ?? "";
  if (attribute.kind === "measure") return "123";
  return attribute.kind === "colour" ? "#12ab34" : `${attribute.name} ${mark}`;
}

const written = sheetAttributes.filter(({ kind }) => kind !== "file");
const samples = new Map(written.map((attribute) => [attribute.name, sampleOf(attribute)]));

let token: string;
let product: Product;

beforeAll(async () => {
  token = await tokenOf("merchandiser");
  const answer = await ask("/product/create", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf({
      Title: `Everything ${mark}`,
      Price: "5",
      Quantity: "3",
      Category: "Ink bottles",
      ...Object.fromEntries(samples),
    }),
  });
  const { _id } = createdProductSchema.parse(await answer.json());
  product = await vi.waitFor(async () => {
    return productSchema.parse(await (await ask(`/product/${_id}`)).json());
  }, inAMoment);
});

afterAll(async () => {
  await removeProduct(product._id, token);
  await vi.waitFor(
    async () => expect((await ask(`/product/${product._id}`)).status).toBe(404),
    inAMoment,
  );
});

it.each(written.filter(({ internal }) => !internal).map(({ name }) => name))(
  "%s that a merchandiser writes is what shoppers see",
  (name) => {
    expect(String(product[name as keyof Product])).toBe(samples.get(name));
  },
);

it.each(facets.filter(({ attribute }) => attribute in Object.fromEntries(samples)))(
  "the filter $type finds it, and counts it",
  async ({ type, attribute }) => {
    const value = samples.get(attribute as SheetName) ?? "";
    const found = await listing("/products", { filters: { [type]: [value] } });
    expect(found.products.map(({ _id }) => _id)).toEqual([product._id]);
    expect(found.facets[type]).toContainEqual({ value, count: 1 });
  },
);

it.each(written.filter(({ searched }) => searched))(
  "a search finds it by $name",
  async ({ name }) => {
    const term = encodeURIComponent(samples.get(name) ?? "");
    const found = await listing(`/products/search/${term}`);
    expect(found.products.map(({ _id }) => _id)).toContain(product._id);
  },
);

it("forms suggest its values", async () => {
  const answer = await ask("/admin/vocabulary", { headers: { authorization: `Bearer ${token}` } });
  const { values } = vocabularySchema.parse(await answer.json());
  for (const { name } of written.filter(({ suggested }) => suggested)) {
    expect(values[name], name).toContain(samples.get(name));
  }
});

it("the exported file has a column for each", async () => {
  const answer = await fetch(`${runningShop().commerceUrl}/admin/catalogue/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await answer.text()).split("\n");
  const header = lines[0]?.split(",") ?? [];
  const row = lines.find((line) => line.includes(`Everything ${mark}`));
  for (const { name, backend } of written) {
    expect(header.map((cell) => cell.trim().replace(/^\uFEFF/, ""))).toContain(backend);
    expect(row).toContain(samples.get(name));
  }
});
