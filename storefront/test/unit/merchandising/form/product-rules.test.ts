import { expect, test } from "vitest";
import { emptyDraft, type ProductDraft } from "~/merchandising/form/product-draft.ts";
import { checkDraft } from "~/merchandising/form/product-rules.ts";

const draft = {
  ...emptyDraft,
  Title: "Ink",
  Price: "9.90",
  Quantity: "5",
  Category: "Ink bottles",
};

function wrong(change: Partial<ProductDraft>): string[] {
  return Object.keys(checkDraft({ ...draft, ...change })).toSorted();
}

function file(name: string, type: string, megabytes = 0): File {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: megabytes * 1024 * 1024 });
  return made;
}

function pictures(...files: File[]): ProductDraft["Images"] {
  return files.map((made, index) => ({ id: String(index), file: made }));
}

test("a complete product has nothing wrong", () => {
  const pdf = file("sheet.pdf", "application/pdf", 20);
  const Images = pictures(file("a.webp", "image/webp", 5));
  expect(
    wrong({ pdf, Images, video: "https://vimeo.com/1", volumeMl: "70,5", slug: "ink-1" }),
  ).toEqual([]);
});

test.each(["", "-1", "1.999", "abc", "1,500", "1000001"])("a price of %j is wrong", (Price) => {
  expect(wrong({ Price })).toEqual(["Price"]);
});

test.each(["0", "12", "12.5", "12,50"])("a price of %j is right", (Price) => {
  expect(wrong({ Price })).toEqual([]);
});

test.each(["", "-1", "1.5", "many", "1000001"])("a quantity of %j is wrong", (Quantity) => {
  expect(wrong({ Quantity })).toEqual(["Quantity"]);
});

test("a title is needed and has 200 characters at most; a category is needed", () => {
  expect(wrong({ Title: " ", Category: "" })).toEqual(["Category", "Title"]);
  expect(wrong({ Title: "x".repeat(201), Brand: "x".repeat(201) })).toEqual(["Brand", "Title"]);
});

test.each([
  ["slug", { slug: "Ink--1" }],
  ["slug", { slug: "encre-cœur" }],
  ["colorSwatch", { colorSwatch: "cyan" }],
  ["volumeMl", { volumeMl: "0" }],
  ["pageYield", { pageYield: "1.5" }],
  ["compatiblePrinters", { compatiblePrinters: ["Epson"] }],
  ["ficheTech", { ficheTech: [{ label: "", value: "70 ml" }] }],
  ["ficheTech", { ficheTech: [{ label: "Volume", value: "much ml", unit: "ml" }] }],
  ["Images", { Images: pictures(file("a.gif", "image/gif")) }],
  ["Images", { Images: pictures(file("a.png", "image/png", 6)) }],
  ["Images", { Images: pictures(...Array.from({ length: 11 }, () => file("a.png", "image/png"))) }],
  ["pdf", { pdf: file("a.txt", "text/plain") }],
  ["pdf", { pdf: file("a.pdf", "application/pdf", 21) }],
  ["video", { video: file("a.mp4", "video/mp4", 101) }],
  ["video", { video: "javascript:alert(1)" }],
] as [string, Partial<ProductDraft>][])("what is wrong is told at %s: %#", (field, change) => {
  expect(wrong(change)).toEqual([field]);
});

test("an empty row of the sheet is no mistake: it is not sent", () => {
  expect(wrong({ ficheTech: [{ label: "", value: " " }] })).toEqual([]);
});

test("a product keeps the slug it has from before, with letters that no new one gets", () => {
  const slug = "encre-cœur-noire";
  expect(checkDraft({ ...draft, slug }, slug)).toEqual({});
  expect(checkDraft({ ...draft, slug: `${slug}-2` }, slug)).toHaveProperty("slug");
});
