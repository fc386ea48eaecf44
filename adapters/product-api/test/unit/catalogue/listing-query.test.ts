import { describe, expect, it } from "vitest";
import { listingQuery } from "../../../src/catalogue/listing-query.ts";
import { listingRequestSchema, sortOrders } from "../../../src/contract/listing.ts";

function queryOf(request: object, scope = {}) {
  return listingQuery(listingRequestSchema.parse(request), scope);
}

describe("the query of a listing", () => {
  it("asks for the first page of everything when nobody wishes anything", () => {
    const query = queryOf({});
    expect(query.filters).toEqual({});
    expect(query.pagination).toEqual({
      skip: 0,
      take: 24,
      order: { sold: "DESC", title: "ASC", id: "ASC" },
    });
  });

  it("counts every filter type, without its own selection and without a hidden limit", () => {
    const { facets = [], disjunctive_facets } = queryOf({}).search_options;
    expect(disjunctive_facets).toBe(true);
    expect(facets.map(({ field }) => field)).toEqual([
      "brand",
      "category",
      "color",
      "sub_category",
    ]);
    expect(facets.every(({ limit }) => limit >= 1000)).toBe(true);
  });

  it("skips the pages before", () => {
    expect(queryOf({ page: 3, itemsPerPage: 10 }).pagination).toMatchObject({ skip: 20, take: 10 });
  });

  it("takes every filter, and leaves out the empty ones", () => {
    const filters = {
      brand: ["Epson", "Canon"],
      color: [],
      subCategory: ["Epson ink bottles"],
      printer: ["Epson L3150"],
      price: { min: 5, max: 10 },
      inStock: true,
    };
    expect(queryOf({ filters }).filters).toEqual({
      brand: ["Epson", "Canon"],
      sub_category: ["Epson ink bottles"],
      printers: ["Epson L3150"],
      price: { $gte: 5, $lte: 10 },
      in_stock: true,
    });
    expect(queryOf({ filters: { inStock: false, price: {} } }).filters).toEqual({});
  });

  it.each(sortOrders)("ends the sort %s at what no two products share", (sort) => {
    expect(Object.keys(queryOf({ sort }).pagination.order ?? {}).at(-1)).toBe("id");
  });

  it("puts the best match first where there is a text, unless another sort is wished", () => {
    const best = queryOf({}, { text: "black" });
    expect(Object.keys(best.pagination.order ?? {})[0]).toBe("_score");
    const cheapest = queryOf({ sort: "priceAsc" }, { text: "black" });
    expect(Object.keys(cheapest.pagination.order ?? {})[0]).toBe("price");
  });

  it("finds a category on either level", () => {
    expect(queryOf({}, { categoryHandle: "toner" }).filters).toEqual({
      $or: [{ category_handle: "toner" }, { sub_category_handle: "toner" }],
    });
  });
});
