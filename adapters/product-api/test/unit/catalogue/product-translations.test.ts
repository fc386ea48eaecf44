import { describe, expect, it } from "vitest";
import {
  inLanguage,
  type TranslatableProduct,
} from "../../../src/catalogue/product-translations.ts";

const product = {
  Title: "Ink bottle",
  Description: "It lasts.",
  Category: "Ink bottles",
  color: "Black",
  ficheTech: [
    { label: "Colour", value: "Black" },
    { label: "Capacity", value: "70 ml" },
  ],
  translations: {
    fr: {
      texts: { title: "Bouteille d’encre", category: "Bouteilles d’encre", color: "Noir" },
      rows: [
        { label: "Couleur", value: "Noir" },
        { label: "Capacity", value: "70 ml" },
      ],
    },
  },
} as unknown as TranslatableProduct; // Only what is translated.

describe("a product in another language", () => {
  it("has its texts and words, keeps its values, and says what is not translated", () => {
    expect(inLanguage(product, "fr")).toEqual({
      Title: "Bouteille d’encre",
      Description: "It lasts.",
      Category: "Ink bottles",
      color: "Black",
      labels: { Category: "Bouteilles d’encre", color: "Noir" },
      untranslated: ["Description"],
      ficheTech: [
        { label: "Couleur", value: "Noir", original: { label: "Colour", value: "Black" } },
        { label: "Capacity", value: "70 ml" },
      ],
    });
  });

  it("is whole in a language that nothing is translated into", () => {
    expect(inLanguage(product, "de")).toMatchObject({
      Title: "Ink bottle",
      untranslated: ["Title", "Description"],
    });
  });

  it("shows no translations in the main language", () => {
    const { translations, ...shown } = product;
    expect(inLanguage(product, "en")).toEqual(shown);
  });
});
