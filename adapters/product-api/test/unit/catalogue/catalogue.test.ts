import { describe, expect, it } from "vitest";
import { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { listingRequestSchema } from "../../../src/contract/listing.ts";
import { anyCaller, indexDocument, stubEngine } from "../stub-engine.ts";

const everything = listingRequestSchema.parse({});

describe("a listing", () => {
  it("costs one round trip and tells of all its pages", async () => {
    const engine = stubEngine(() => ({ documents: [indexDocument()], count: 49 }));
    const listing = await new Catalogue(engine).list(everything, anyCaller);
    expect(listing).toMatchObject({ page: 1, itemsPerPage: 24, total: 49, pages: 3 });
    expect(engine.roundTrips).toHaveLength(1);
  });

  it("keeps a chosen value in sight where nothing is left of it, and hides the empty word", async () => {
    const engine = stubEngine(() => ({
      facets: { brand: [{ value: "Epson", count: 2 }], color: [{ value: "", count: 9 }] },
    }));
    const request = listingRequestSchema.parse({ filters: { brand: ["Canon", "Epson"] } });
    const { facets } = await new Catalogue(engine).list(request, anyCaller);
    expect(facets.brand).toEqual([
      { value: "Epson", count: 2 },
      { value: "Canon", count: 0 },
    ]);
    expect(facets.color).toEqual([]);
  });
});

describe("a category", () => {
  const empty = stubEngine(() => ({ count: 0 }), ["drums"]);

  it("may be empty", async () => {
    const listing = await new Catalogue(empty).listCategory("drums", everything, anyCaller);
    expect(listing).toMatchObject({ total: 0, pages: 0 });
  });

  it("is nothing where nobody knows it", async () => {
    const listing = await new Catalogue(empty).listCategory("spoons", everything, anyCaller);
    expect(listing).toBeUndefined();
  });
});

describe("a search", () => {
  const named = indexDocument();
  const mentioning = indexDocument({ id: "prod_2", handle: "pack", mpn: "T664PACK" });

  it("costs one round trip where something is found, with the named product on top", async () => {
    const engine = stubEngine(({ filters }) =>
      filters?.q === "t6641" ? { documents: [mentioning, named], count: 2 } : {},
    );
    const listing = await new Catalogue(engine).search("T-6641", everything, anyCaller);
    expect(listing.products.map(({ slug }) => slug)).toEqual(["epson-t6641", "pack"]);
    expect(listing.correctedTerm).toBeUndefined();
    expect(engine.roundTrips).toHaveLength(1);
  });

  it("keeps its reading when a filter leaves nothing of it", async () => {
    const engine = stubEngine(({ filters }) => {
      const isRead = filters?.q === "t6641" && filters.brand === undefined;
      return isRead ? { count: 2 } : filters?.q === "t6641" ? {} : { count: 99 };
    });
    const request = listingRequestSchema.parse({ filters: { brand: ["Canon"] } });
    const listing = await new Catalogue(engine).search("t 6641", request, anyCaller);
    expect(listing.total).toBe(0);
  });

  it("says what it searched for when it corrected the term", async () => {
    const engine = stubEngine(({ filters, search_options }) => {
      if (search_options.typo_tolerance) {
        return { documents: [{ title: "black ink" }] };
      }
      return filters?.q === "black" ? { documents: [named], count: 1 } : {};
    });
    const listing = await new Catalogue(engine).search("blakc", everything, anyCaller);
    expect(listing).toMatchObject({ total: 1, correctedTerm: "black" });
  });

  it("is empty where a term holds nothing to search for", async () => {
    const engine = stubEngine(() => ({ count: 9 }));
    const listing = await new Catalogue(engine).search("☃", everything, anyCaller);
    expect(listing.total).toBe(0);
  });
});

describe("a product", () => {
  it("is found by title whatever its case and the space around it", async () => {
    const engine = stubEngine(() => ({
      documents: [indexDocument({ id: "prod_2", title: "Epson T6641 twin pack" }), indexDocument()],
    }));
    const catalogue = new Catalogue(engine);
    const title = "  EPSON t6641 ink  bottle, black ";
    expect((await catalogue.productByTitle(title, anyCaller))?._id).toBe("prod_1");
    expect(await catalogue.productByTitle("Epson", anyCaller)).toBeUndefined();
  });

  it("is found by its id even where another has that for a slug", async () => {
    const engine = stubEngine(() => ({
      documents: [indexDocument({ id: "prod_0", handle: "prod_1" }), indexDocument()],
    }));
    expect((await new Catalogue(engine).product("prod_1", anyCaller))?._id).toBe("prod_1");
  });
});

describe("the titles", () => {
  it("are all there, however many", async () => {
    const total = 2_350;
    const engine = stubEngine(({ pagination: { skip, take } }) => ({
      count: total,
      documents: Array.from({ length: Math.max(0, Math.min(take, total - skip)) }, (_, index) => ({
        title: `Product ${skip + index}`,
        handle: `product-${skip + index}`,
      })),
    }));
    const titles = await new Catalogue(engine).titles(anyCaller);
    expect(new Set(titles.map(({ slug }) => slug)).size).toBe(total);
    expect(engine.roundTrips.every((queries) => queries.length <= 20)).toBe(true);
  });
});
