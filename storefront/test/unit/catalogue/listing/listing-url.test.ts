import { describe, expect, it } from "vitest";
import {
  countOfFilters,
  type ListingState,
  listingQuery,
  listingStateOf,
  withInStock,
  withoutFilters,
  withPrice,
  withToggled,
} from "~/catalogue/listing/listing-url.ts";

const stateOf = (query: string) => listingStateOf(new URLSearchParams(query));
const plain: ListingState = { filters: {}, sort: "relevance", page: 1 };

describe("a listing's address", () => {
  it("is plain where nothing is chosen", () => {
    expect(stateOf("")).toEqual(plain);
    expect(listingQuery(plain)).toBe("");
  });

  it("tells every filter, the order and the page, and reads them back", () => {
    const state: ListingState = {
      filters: {
        brand: ["Epson", "HP"],
        category: ["Ink bottles"],
        color: ["Light cyan"],
        subCategory: ["Epson ink bottles"],
        printer: ["Epson L3150"],
        price: { min: 5, max: 19.9 },
        inStock: true,
      },
      sort: "priceAsc",
      page: 3,
    };
    expect(stateOf(listingQuery(state))).toEqual(state);
  });

  it("keeps what belongs to the page, such as the search term", () => {
    expect(listingQuery({ ...plain, page: 2 }, { q: "t 6641" })).toBe("?q=t+6641&page=2");
  });

  it.each([
    ["page=0", { page: 1 }],
    ["page=-3", { page: 1 }],
    ["page=two", { page: 1 }],
    ["page=1e30", { page: 1 }],
    ["page=1.5", { page: 1 }],
    ["sort=cheapest", { sort: "relevance" }],
    ["sort=toString", { sort: "relevance" }],
    ["min=cheap&max=-1", { filters: {} }],
    ["min=&max=", { filters: {} }],
    ["brand=&brand=%20", { filters: {} }],
    ["inStock=yes", { filters: {} }],
    ["colour=Cyan", { filters: {} }],
  ])("falls back to the default where %s makes no sense", (query, expected) => {
    expect(stateOf(query)).toMatchObject(expected);
    expect(listingQuery(stateOf(query))).toBe("");
  });

  it("understands a comma in a price, and prices in each other's field", () => {
    expect(stateOf("min=9,50").filters.price).toEqual({ min: 9.5 });
    expect(stateOf("min=20&max=5").filters.price).toEqual({ min: 5, max: 20 });
  });

  it("takes each value once", () => {
    expect(stateOf("brand=HP&brand=HP").filters.brand).toEqual(["HP"]);
  });
});

describe("changing the filters", () => {
  it("ticks a value, takes it away again, and begins at the first page", () => {
    const ticked = withToggled({ ...plain, page: 4 }, "brand", "HP");
    expect(ticked).toEqual({ ...plain, filters: { brand: ["HP"] } });
    expect(withToggled(ticked, "brand", "HP")).toEqual(plain);
  });

  it("keeps the other values of a type", () => {
    const both = withToggled(withToggled(plain, "color", "Cyan"), "color", "Black");
    expect(withToggled(both, "color", "Cyan").filters).toEqual({ color: ["Black"] });
  });

  it("counts a price range as one filter", () => {
    const state = withInStock(
      withPrice(withToggled(plain, "brand", "HP"), { min: 1, max: 9 }),
      true,
    );
    expect(countOfFilters(state)).toBe(3);
    expect(countOfFilters(withPrice(withInStock(state, false), undefined))).toBe(1);
  });

  it("clears all of them but keeps the order", () => {
    const state: ListingState = { filters: { brand: ["HP"] }, sort: "newest", page: 2 };
    expect(withoutFilters(state)).toEqual({ filters: {}, sort: "newest", page: 1 });
  });
});
