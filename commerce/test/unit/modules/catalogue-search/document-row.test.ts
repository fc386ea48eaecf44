import { definitionOf } from "@chemical-ink/test-kit/index-writer";
import { projectIndexedDocument } from "@medusajs/search-postgres/dist/utils";
import { buildIndexPlan } from "@medusajs/search-postgres/dist/utils/plan";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../../../src/modules/catalogue-search/document-row";

const document: { id: string; [field: string]: unknown } = {
  id: "prod_1",
  handle: "epson-t6641",
  title: "Epson T6641 ink bottle, black",
  description: "",
  status: "published",
  sales_channel_ids: ["sc_1", null, "sc_2"],
  brand: "Epson",
  color: null,
  mpn: "T6641",
  mpn_key: "t6641",
  sub_category: "Epson ink bottles",
  search_terms: "T6641 T 6641",
  printers: ["Epson L120", "Epson L3150"],
  former_handles: [],
  price: "9.9",
  in_stock: "false",
  quantity: 12,
  sold: 0,
  images_json: "[]",
  created_at: "2026-01-02T03:04:05.000Z",
  updated_at: "2026-01-03T03:04:05.000Z",
  not_declared: { at: "all" },
};
const plan = buildIndexPlan(definitionOf("product_v1"));
const rowOf = rowsOf(plan);

describe("a row of the catalogue index", () => {
  it("is found and searched by what Medusa's own would be", () => {
    const medusas = projectIndexedDocument(document, plan);
    const row = rowOf(document);
    expect(row.id).toBe(medusas.id);
    expect(row.search_text).toBe(medusas.search_text);
    const textOf = (weight: string) =>
      medusas.weighted_parts.flatMap((part) => (part.weight === weight ? part.text : [])).join(" ");
    expect([row.a, row.b, row.c, row.d]).toEqual(["A", "B", "C", "D"].map(textOf));
    const shownAlone = ["mpn", "quantity", "images_json", "updated_at"];
    expect(row.indexed).toEqual(
      Object.fromEntries(
        Object.entries(medusas.indexed).filter(([name]) => !shownAlone.includes(name)),
      ),
    );
  });

  it("has the whole document, whatever was made of it to be found by", () => {
    const { indexed, rest } = rowOf(document);
    expect({ ...indexed, ...rest }).toEqual(document);
    expect(rest).not.toHaveProperty("title");
  });

  it("needs an id", () => {
    expect(() => rowOf({ ...document, id: "" })).toThrow(/id/);
  });
});
