import { afterEach, expect, test, vi } from "vitest";
import { wordsToSave } from "~/merchandising/form/draft-words.ts";
import {
  changedFields,
  draftFields,
  emptyDraft,
  isChanged,
  type ProductDraft,
} from "~/merchandising/form/product-draft.ts";
import { checkDraft } from "~/merchandising/form/product-rules.ts";
import { isInShop, productForm, refusal } from "~/merchandising/form/save-product.ts";
import { aProductInTwoSizes } from "../../../fixtures/product.ts";

afterEach(() => vi.unstubAllGlobals());

const draft: ProductDraft = {
  ...emptyDraft,
  Title: " Epson 999 ",
  Price: "9,90",
  Quantity: "5",
  ficheTech: [
    { label: "Volume", value: "70 ml", number: 70, unit: "ml" },
    { label: "Refillable", value: "Yes", flag: true },
    { label: "", value: " " },
  ],
};

test("a draft becomes the product API's form: numbers plain, rows typed, files as they are", () => {
  const files = [new File(["1"], "front.png"), new File(["2"], "back.png")];
  const form = productForm(
    {
      ...draft,
      Images: files.map((file) => ({ id: file.name, file })),
      pdf: new File(["3"], "sheet.pdf"),
    },
    draftFields,
  );
  expect(form.get("Title")).toBe("Epson 999");
  expect(form.get("Price")).toBe("9.9");
  expect(JSON.parse(String(form.get("ficheTech")))).toEqual([
    { label: "Volume", value: 70, unit: "ml" },
    { label: "Refillable", value: true },
  ]);
  expect(form.getAll("Image").map((file) => (file as File).name)).toEqual([
    "front.png",
    "back.png",
  ]);
  expect(form.has("Images")).toBe(false);
  expect(form.has("slug")).toBe(false);
  expect((form.get("pdf") as File).name).toBe("sheet.pdf");
  expect(form.get("video")).toBe("");
});

test("pictures that stay and new ones are named in their order", () => {
  const kept = { url: "http://files.example/a.webp", sources: [] };
  const file = new File(["1"], "new.png");
  const form = productForm(
    {
      ...draft,
      Images: [
        { id: "new", file },
        { id: kept.url, kept },
      ],
    },
    ["Images"],
  );
  expect(form.get("Images")).toBe('["Image.0","http://files.example/a.webp"]');
  expect(form.getAll("Image")).toHaveLength(1);
});

test("only what really differs counts as changed", () => {
  const same = {
    ...draft,
    Title: "Epson 999",
    Price: "9.90",
    ficheTech: draft.ficheTech.slice(0, 2),
  };
  expect(changedFields(draft, same)).toEqual([]);
  expect(changedFields(draft, { ...draft, Price: "9.91", Brand: "Epson" })).toEqual([
    "Price",
    "Brand",
  ]);
});

test("each of the API's objections lands at its field; others are told in the sentence", () => {
  const fields = [
    { field: "mpn", message: "A product with this part number is there already." },
    { field: "ficheTech.2.label", message: "Enter a label for each row" },
    { field: "Image.0", message: "Pictures can be PNG, JPEG, WebP or AVIF" },
    { field: "version", message: "must be one that was given out" },
  ];
  expect(refusal({ message: "Not valid.", fields })).toEqual({
    kind: "refused",
    sentence: "The product was not saved. version: must be one that was given out",
    errors: {
      mpn: "A product with this part number is there already.",
      ficheTech: "Enter a label for each row",
      Images: "Pictures can be PNG, JPEG, WebP or AVIF",
    },
  });
});

test("a refusal without fields is told in its own words", () => {
  const message = "This account may not manage products.";
  expect(refusal({ message, fields: [] })).toEqual({
    kind: "refused",
    sentence: message,
    errors: {},
  });
});

test("a saved price is in the shop although another variant is shown there first", async () => {
  const shown = aProductInTwoSizes({ variantId: "variant_2", Price: 30 });
  const answer = vi.fn(async () => Response.json(shown));
  vi.stubGlobal("fetch", answer);
  const config = {
    commerceUrl: "http://backend.example",
    productApiUrl: "http://api.example",
    publishableKey: "pk_1",
    storefrontUrl: "http://shop.example",
    identity: "emulator",
  } as const;
  expect(await isInShop(config, shown.slug, { Title: "Ink", Price: 9.9 })).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("a text in another language is a field of its own: sent, compared and refused as one", () => {
  const translated = { ...draft, "Title:fr": " Encre Epson 999 " };
  expect(changedFields(draft, translated)).toEqual(["Title:fr"]);
  expect(changedFields({ ...draft, "Title:fr": "Encre Epson 999" }, translated)).toEqual([]);
  expect([...productForm(translated, ["Title:fr"])]).toEqual([["Title:fr", "Encre Epson 999"]]);
  const fields = [{ field: "Title:fr", message: "must have at most 200 characters" }];
  expect(refusal({ message: "No.", fields })).toMatchObject({
    kind: "refused",
    errors: { "Title:fr": expect.any(String) },
  });
  expect(checkDraft({ ...draft, Category: "Ink", "Description:de": "a".repeat(20_001) })).toEqual({
    "Description:de": expect.any(String),
  });
});

test("only words that the product still uses are translated, language by language", () => {
  const word = { list: "words", text: "Volume", translation: " Contenance " } as const;
  const category = { list: "categories", text: "Ink", translation: "" } as const;
  const words: ProductDraft["words"] = [
    { ...word, locale: "fr" },
    { ...word, locale: "fr", text: "Former label" },
    { ...category, locale: "de" },
  ];
  expect(isChanged(draft, draft)).toBe(false);
  expect(isChanged(draft, { ...draft, words })).toBe(true);
  expect(wordsToSave({ ...draft, Category: "Ink", words })).toEqual([
    { locale: "de", words: [], categories: [{ text: "Ink", translation: "" }] },
    { locale: "fr", words: [{ text: "Volume", translation: "Contenance" }], categories: [] },
  ]);
});
