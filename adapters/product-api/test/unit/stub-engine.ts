import type { Caller, Engine } from "../../src/commerce/engine.ts";
import type { SearchQuery, SearchResult } from "../../src/commerce/search-query.ts";

export const anyCaller: Caller = { requestId: "test", signal: new AbortController().signal };

/** An engine whose index answers each query by a function; `roundTrips` holds what was asked. */
export function stubEngine(
  answer: (query: SearchQuery) => Partial<SearchResult>,
  categories: string[] = [],
): Engine & { roundTrips: SearchQuery[][] } {
  const roundTrips: SearchQuery[][] = [];
  return {
    roundTrips,
    async search(queries) {
      roundTrips.push(queries);
      return queries.map((query) => ({ documents: [], facets: {}, count: 0, ...answer(query) }));
    },
    hasCategory: async (handle) => categories.includes(handle),
    isAlive: async () => true,
  };
}

/** A document as the catalogue index holds it. */
export function indexDocument(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: "prod_1",
    handle: "epson-t6641",
    title: "Epson T6641 ink bottle, black",
    description: "Seventy millilitres.",
    variant_id: "variant_1",
    brand: "Epson",
    color: "Black",
    color_swatch: "#111",
    category: "Ink bottles",
    category_handle: "ink-bottles",
    sub_category: "Epson ink bottles",
    sub_category_handle: "epson-ink-bottles",
    mpn: "T6641",
    printers: ["Epson L120"],
    price: 9.9,
    currency_code: "eur",
    quantity: 12,
    sold: 3,
    images_json: '[{"url":"http://files/t6641.webp","sources":[]}]',
    fiche_tech_json: '[{"label":"Volume","value":"70 ml"}]',
    pdf: "",
    video: "",
    page_yield: 4500,
    yield_standard: "ISO/IEC 24711",
    volume_ml: 70,
    ink_type: "dye",
    series: "664",
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
    ...changes,
  };
}
