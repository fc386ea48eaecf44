import { describe, expect, it } from "vitest";
import { type ListingState, listingStateOf } from "~/catalogue/listing/listing-url.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import { aListing } from "../../fixtures/product.ts";

const matches = [{ id: "root", loaderData: { config: { storefrontUrl: "https://shop.example" } } }];

function linksOf(query: string) {
  const state: ListingState = listingStateOf(new URLSearchParams(query));
  const meta = listingMeta({
    matches,
    title: "All products",
    description: "Everything.",
    pathname: "/shop",
    data: {
      state,
      result: { ok: true, value: aListing({ page: state.page, pages: 3, total: 60 }) },
      suggestedPrinters: [],
      withoutEach: [],
    },
  });
  const href = (rel: string) =>
    meta.flatMap((tag) => ("rel" in tag && tag.rel === rel ? [tag.href] : []))[0];
  const robots = meta.some((tag) => "name" in tag && tag.name === "robots");
  return { canonical: href("canonical"), prev: href("prev"), next: href("next"), robots, meta };
}

describe("a listing for search engines", () => {
  it("names its own address and the next page", () => {
    const { canonical, prev, next, robots } = linksOf("");
    expect(canonical).toBe("https://shop.example/shop");
    expect(prev).toBeUndefined();
    expect(next).toBe("https://shop.example/shop?page=2");
    expect(robots).toBe(false);
  });

  it("treats each page as a page of its own", () => {
    const { canonical, prev, next, meta } = linksOf("page=2");
    expect(canonical).toBe("https://shop.example/shop?page=2");
    expect(prev).toBe("https://shop.example/shop");
    expect(next).toBe("https://shop.example/shop?page=3");
    expect(meta).toContainEqual({ title: "All products, page 2 | Chemical Ink Company" });
  });

  it("keeps filtered and ordered variants out of the index", () => {
    expect(linksOf("brand=HP").robots).toBe(true);
    expect(linksOf("sort=priceAsc").robots).toBe(true);
    expect(linksOf("brand=HP").canonical).toBeUndefined();
  });
});
