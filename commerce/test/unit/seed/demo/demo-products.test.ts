import { createReadStream, readdirSync } from "node:fs";
import { access } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { slugOf } from "../../../../catalogue-schema/src/slug";
import { readHeader } from "../../../../src/catalogue-file/columns";
import { readRows } from "../../../../src/catalogue-file/read-file";
import { printerKey } from "../../../../src/modules/printer/printer-key";
import { demoAttachments } from "../../../../src/seed/demo/attachments";
import { demoProductsFile, readDemoProducts } from "../../../../src/seed/demo/demo-products";
import { bestSellers } from "../../../../src/seed/demo/past-buyers";
import { pictureName, readPicture } from "../../../../src/seed/demo/pictures";
import { demoPrinters } from "../../../../src/seed/demo/printers";
import { dataFile } from "../../../../src/seed/demo/read-table";

const products = await readDemoProducts();
const consumables = products.filter(({ category }) => category !== "Printers");
const printers = products.filter(({ category }) => category === "Printers");

describe("the file of the demonstration's products", () => {
  it("can be imported as it is: no row has a problem", async () => {
    const { value: first } = await readRows(createReadStream(dataFile(demoProductsFile))).next();
    const { header, problems } = readHeader(first?.cells ?? []);
    expect(problems).toEqual([]);
    // With these columns an import would remove existing pictures and files.
    for (const column of ["id", "images", "pdf", "video"]) expect(header).not.toContain(column);
  });

  it("is large enough to try a shop with", () => {
    expect(consumables.length).toBeGreaterThanOrEqual(120);
    expect(printers.length).toBeGreaterThanOrEqual(60);
  });

  it("has every product at a slug of its title and with a part number of its own", () => {
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length);
    expect(new Set(products.map(({ mpn }) => mpn)).size).toBe(products.length);
    for (const { handle, title } of products) expect(handle).toBe(slugOf(title));
  });

  it("has a title, a price, a category of two levels and a sheet for each product", () => {
    for (const product of products) {
      expect(product.title.length, product.handle).toBeLessThanOrEqual(200);
      const price = product.price ?? 0;
      expect(price, product.handle).toBeGreaterThan(0);
      expect(Math.round(price * 100), product.handle).toBeCloseTo(price * 100, 6);
      expect(Number.isInteger(product.stock) && product.stock >= 0, product.handle).toBe(true);
      expect(product.category, product.handle).not.toBe("");
      expect(product.sub_category, product.handle).not.toBe("");
      expect(product.rows.length, product.handle).toBeGreaterThanOrEqual(4);
    }
  });

  it("describes each in two to five sentences that have no holes", () => {
    for (const { description, handle } of products) {
      expect(description.split(/[.?!:](?= |$)/).length, handle).toBeGreaterThanOrEqual(3);
      expect(description, handle).not.toMatch(/undefined|null|NaN| {2}|\.\.|\( *\)/);
      expect(description, handle).toMatch(/\.$/);
    }
  });

  it("names only printers that the shop knows", () => {
    const known = new Set(demoPrinters().map(({ key }) => key));
    for (const { printers: names } of products) {
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(known.has(printerKey(name)), name).toBe(true);
    }
  });

  it("gives each consumable a colour with a swatch, but for drums", () => {
    for (const { category, color, color_swatch, handle } of consumables) {
      if (category === "Drums") expect(color, handle).toBe("");
      else expect(color_swatch, handle).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("names a standard exactly where it names a page yield that has one", () => {
    for (const { category, page_yield, yield_standard, handle } of consumables) {
      const measured = page_yield !== null && category !== "Drums";
      expect(yield_standard !== "", handle).toBe(measured);
    }
  });

  it("is sold out here and there, but never of what it is shown with", () => {
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ stock }) => stock > 0 && stock <= 3)).toBe(true);
    const attachments = demoAttachments();
    for (const { handle, stock, mpn } of products) {
      if (attachments.has(mpn)) expect(stock, handle).toBeGreaterThan(0);
    }
  });

  it("has a picture for every product, and no picture of none", () => {
    const names = new Set(products.map(pictureName));
    for (const name of names) expect(readPicture(name)).toMatch(/^<svg/);
    const files = readdirSync(dataFile("pictures"));
    expect(files.sort()).toEqual([...names].map((name) => `${name}.svg`).sort());
  });
});

it("technical sheets and videos are of products that there are", async () => {
  const mpns = new Set(products.map(({ mpn }) => mpn));
  const attachments = [...demoAttachments()];
  for (const [mpn] of attachments) expect(mpns.has(mpn), mpn).toBe(true);
  expect(attachments.filter(([, { hasTechnicalSheet }]) => hasTechnicalSheet).length).toBe(11);
  const videos = attachments.flatMap(([, { video }]) => video || []);
  expect(videos).toHaveLength(2);
  for (const video of videos) await access(dataFile(video));
});

it("what sold best is for sale, but for a few", () => {
  const mpns = new Set(products.map(({ mpn }) => mpn));
  expect(bestSellers().filter((mpn) => !mpns.has(mpn)).length).toBeLessThanOrEqual(3);
});
