import { describe, expect, it } from "vitest";
import { found, listing, wholeListing } from "./product-api-client.ts";

describe("a part number", () => {
  it.each(["T6641", "t6641", "t 6641", "T-6641", "epson t 6641", "  T6641  "])(
    "is found as %o, with the product itself on top",
    async (term) => {
      const { products } = await found(term);
      expect(products[0]?.mpn).toBe("T6641");
    },
  );

  it.each(["CF226A", "cf 226a", "CF-226A", "cf226a toner"])("is found as %o", async (term) => {
    const { products } = await found(term);
    expect(products[0]?.mpn).toBe("CF226A");
  });

  it("is found from its beginning while it is typed", async () => {
    const { products } = await found("t664");
    const numbers = products.map(({ mpn }) => mpn);
    expect(numbers).toEqual(expect.arrayContaining(["T6641", "T6642", "T6643", "T6644"]));
  });

  it("that nobody makes finds nothing, whatever stands beside it", async () => {
    expect(await found("T99999")).toMatchObject({ total: 0, products: [] });
    expect(await found("T99999 ink")).toMatchObject({ total: 0, products: [] });
  });
});

describe("a printer's name", () => {
  it.each(["L120", "epson l120", "Epson L-120", "l 120"])("%o finds what fits it", async (term) => {
    const { products } = await found(term);
    const fitting = products.filter(({ compatiblePrinters }) =>
      compatiblePrinters.includes("Epson L120"),
    );
    expect(fitting.map(({ mpn }) => mpn)).toEqual(
      expect.arrayContaining(["T6641", "T6642", "T6643", "T6644"]),
    );
  });
});

describe("words", () => {
  it("all count", async () => {
    const { products, total } = await found("epson black");
    expect(total).toBeGreaterThan(0);
    for (const product of products) {
      expect(product.Brand).toBe("Epson");
      expect(`${product.color} ${product.Title} ${product.Description}`).toMatch(/black/i);
    }
  });

  it("may end in a beginning", async () => {
    const { total } = await found("epson bla");
    expect(total).toBe((await found("epson black")).total);
  });

  it.each([
    ["epsno", "epson"],
    ["epson blakc", "epson black"],
    ["magneta", "magenta"],
    ["cartrige", "cartridge"],
    ["brothr tonr", "brother toner"],
  ])("%o are taken for %o", async (typed, meant) => {
    const { correctedTerm, total } = await found(typed);
    expect(correctedTerm).toBe(meant);
    expect(total).toBe((await found(meant)).total);
    expect(total).toBeGreaterThan(0);
  });

  it("that mean nothing find nothing", async () => {
    expect(await found("xyzzyplugh")).toMatchObject({ total: 0, products: [] });
  });

  it.each(["%", "'; drop table product; --", "<script>", "a & b | !c", "\\", "日本語", "🖨", "-"])(
    "such as %o do no harm",
    async (term) => {
      expect((await found(term)).total).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("what was found", () => {
  it("can be filtered, sorted and paged like any listing", async () => {
    const { products, total } = await wholeListing("/products/search/ink", {
      sort: "priceAsc",
      itemsPerPage: 7,
      filters: { brand: ["Epson"] },
    });
    expect(products).toHaveLength(total);
    expect(new Set(products.map(({ _id }) => _id)).size).toBe(total);
    const prices = products.map(({ Price }) => Price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(products.every(({ Brand }) => Brand === "Epson")).toBe(true);
  });

  it("has facets of itself", async () => {
    const { facets, total } = await listing("/products/search/toner");
    const brands = facets.brand.reduce((sum, { count }) => sum + count, 0);
    expect(brands).toBe(total);
  });
});
