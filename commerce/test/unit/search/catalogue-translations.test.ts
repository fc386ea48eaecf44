import { describe, expect, it } from "vitest";
import { catalogueDocument } from "../../../src/search/catalogue-document";
import { readCatalogueTranslations } from "../../../src/search/catalogue-translations";
import type { ShopQuery } from "../../../src/search/catalogue-ways";
import type { ProductToIndex } from "../../../src/search/product-to-index";

const bottle: ProductToIndex = {
  id: "prod_1",
  handle: "bottle",
  title: "Ink bottle",
  description: "It lasts.",
  status: "published",
  thumbnail: null,
  created_at: "2026-01-02T03:04:05.000Z",
  updated_at: "2026-01-02T03:04:05.000Z",
  categories: [{ id: "pcat_1", name: "Ink bottles", handle: "ink-bottles" }],
  product_sheet: {
    color: "Black",
    sold: 0,
    rows: [
      { label: "Colour", value: "Black", position: 0 },
      { label: "Capacity", value: "70 ml", position: 1 },
    ],
  },
};

const texts = {
  prod_1: { title: "Bouteille d’encre", description: "  " },
  pcat_1: { name: "Bouteilles d’encre" },
  term_1: { text: "Noir" },
  term_2: { text: "Couleur" },
};

/** A shop whose French texts these are. */
const query = {
  graph: async ({ entity }: { entity: string }) => ({
    data:
      entity === "vocabulary_term"
        ? [
            { id: "term_1", text: "Black" },
            { id: "term_2", text: "Colour" },
          ]
        : Object.entries(texts).map(([reference_id, translations]) => ({
            reference_id,
            locale_code: "fr",
            translations,
          })),
  }),
} as unknown as ShopQuery; // Only what is asked for.

describe("a product's document", () => {
  it("has the texts, categories and words of each language that is translated", async () => {
    const document = catalogueDocument(bottle, await readCatalogueTranslations(query, [bottle]));
    expect(JSON.parse(document.translations_json)).toEqual({
      fr: { title: "Bouteille d’encre", category: "Bouteilles d’encre", color: "Noir" },
    });
    expect(JSON.parse(document.translated_parts_json)).toEqual({
      fr: {
        rows: [
          { label: "Couleur", value: "Noir" },
          { label: "Capacity", value: "70 ml" },
        ],
      },
    });
  });

  it("has the main language's texts and nothing else where nothing is translated", () => {
    const document = catalogueDocument(bottle);
    expect(document).toMatchObject({
      title: "Ink bottle",
      translations_json: "{}",
      translated_parts_json: "{}",
    });
  });
});
