import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { describe, expect, it } from "vitest";
import type { Product } from "../../src/contract/product.ts";
import { listing, post, wholeListing } from "./product-api-client.ts";

const attributeOf = forEachFacet((_type, attribute) => attribute);

/** The word of a product that a facet counts. */
function wordOf(type: FacetType): (product: Product) => string {
  return (product) => product[attributeOf[type]];
}

/** HP 35A comes before HP 106A. */
const titles = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

describe("paging", () => {
  it.each(sortOrders)("by %s shows every product once", async (sort) => {
    const { total, products } = await wholeListing("/products", { sort, itemsPerPage: 37 });
    expect(total).toBeGreaterThanOrEqual(180);
    expect(products).toHaveLength(total);
    expect(new Set(products.map(({ _id }) => _id)).size).toBe(total);
  });

  it("beyond the end is empty and tells the true total", async () => {
    const { total } = await listing("/products");
    const beyond = await listing("/products", { page: 1_000_000 });
    expect(beyond).toMatchObject({ products: [], total, pages: Math.ceil(total / 24) });
  });

  it("is the same when asked many times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => listing("/products", { page: 2, sort: "priceAsc" })),
    );
    const [first, ...others] = answers.map(({ products }) => products.map(({ _id }) => _id));
    for (const other of others) {
      expect(other).toEqual(first);
    }
  });
});

describe("sorting", () => {
  it.each([
    ["priceAsc", (a: Product, b: Product) => a.Price <= b.Price],
    ["priceDesc", (a: Product, b: Product) => a.Price >= b.Price],
    ["bestSelling", (a: Product, b: Product) => a.sold >= b.sold],
    ["relevance", (a: Product, b: Product) => a.sold >= b.sold],
    ["newest", (a: Product, b: Product) => a.createdAt >= b.createdAt],
    ["titleAsc", (a: Product, b: Product) => titles.compare(a.Title, b.Title) <= 0],
  ] as const)("%s holds across pages", async (sort, isRight) => {
    const { products } = await wholeListing("/products", { sort, itemsPerPage: 50 });
    const wrong = products.filter((product, index) => {
      const next = products[index + 1];
      return next && !isRight(product, next);
    });
    expect(wrong).toEqual([]);
  });
});

describe("facets", () => {
  it("count what is there, most frequent first", async () => {
    const { facets } = await listing("/products", { itemsPerPage: 1 });
    const { products } = await wholeListing("/products", { itemsPerPage: 100 });
    for (const type of facetTypes) {
      const counts = new Map<string, number>();
      for (const word of products.map(wordOf(type)).filter(Boolean)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      expect(Object.fromEntries(facets[type].map(({ value, count }) => [value, count]))).toEqual(
        Object.fromEntries(counts),
      );
      const frequencies = facets[type].map(({ count }) => count);
      expect(frequencies).toEqual([...frequencies].sort((a, b) => b - a));
    }
  });

  it("of a type are not narrowed by its own selection, but by the others'", async () => {
    const { products } = await wholeListing("/products", { itemsPerPage: 100 });
    const filters = { brand: ["Epson"], color: ["Black", "black"] };
    const chosen = await listing("/products", { filters });
    const count = (matches: (product: Product) => boolean) => products.filter(matches).length;
    const isBlack = ({ color }: Product) => filters.color.includes(color);

    expect(chosen.total).toBe(count((p) => p.Brand === "Epson" && isBlack(p)));
    expect(chosen.total).toBeGreaterThan(0);
    for (const { value, count: told } of chosen.facets.brand) {
      expect(told).toBe(count((p) => p.Brand === value && isBlack(p)));
    }
    for (const { value, count: told } of chosen.facets.color) {
      expect(told).toBe(count((p) => p.color === value && p.Brand === "Epson"));
    }
    for (const { value, count: told } of chosen.facets.category) {
      expect(told).toBe(count((p) => p.Category === value && p.Brand === "Epson" && isBlack(p)));
    }
  });

  it("keep a chosen value in sight that nothing is left of", async () => {
    const { total, facets } = await listing("/products", { filters: { brand: ["Nobody"] } });
    expect(total).toBe(0);
    expect(facets.brand).toContainEqual({ value: "Nobody", count: 0 });
    expect(facets.brand.length).toBeGreaterThan(1);
  });
});

describe("filters", () => {
  it("of one type are alternatives, of several all have to hold", async () => {
    const { products } = await wholeListing("/products", {
      filters: { brand: ["Epson", "Canon"], price: { min: 5, max: 20 }, inStock: true },
    });
    expect(new Set(products.map(({ Brand }) => Brand))).toEqual(new Set(["Epson", "Canon"]));
    expect(products.every(({ Price }) => Price >= 5 && Price <= 20)).toBe(true);
    expect(products.every(({ Quantity }) => Quantity > 0)).toBe(true);
  });

  it("by printer show what fits it", async () => {
    const printer = "Epson L120";
    const { products } = await wholeListing("/products", { filters: { printer: [printer] } });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((product) => product.compatiblePrinters.includes(printer))).toBe(true);
  });
});

describe("a category", () => {
  it("lists its products on both levels, by the slugs that the products name", async () => {
    const [product] = (await listing("/products", { itemsPerPage: 1 })).products;
    const slugs = [product?.categorySlug, product?.subCategorySlug].filter((slug) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) {
      const { products } = await wholeListing(`/products/category/${slug}`);
      expect(products.map(({ _id }) => _id)).toContain(product?._id);
      expect(products.every((p) => p.categorySlug === slug || p.subCategorySlug === slug)).toBe(
        true,
      );
    }
  });

  it("that nobody knows is not found", async () => {
    const answer = await post("/products/category/spoons");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "category-not-found" });
  });
});
