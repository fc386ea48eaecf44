import { describe, expect, it } from "vitest";
import { demoPrinters, demoProducts } from "../../../src/demo-shop/catalogue";
import { drawingOf } from "../../../src/demo-shop/drawings/draw-picture";
import { printerKey } from "../../../src/modules/printer/printer-key";

const products = demoProducts();
const consumables = products.filter(({ category }) => category !== "Printers");
const printers = products.filter(({ category }) => category === "Printers");

describe("the demonstration catalogue", () => {
  it("is large enough to try a shop with", () => {
    expect(consumables.length).toBeGreaterThanOrEqual(120);
    expect(printers.length).toBeGreaterThanOrEqual(60);
  });

  it("has every product at an address and with a part number of its own", () => {
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length);
    expect(new Set(products.map(({ mpn }) => mpn)).size).toBe(products.length);
    expect(products.every(({ handle }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toBe(true);
  });

  it("has a title, a price, a category of two levels and a sheet for each product", () => {
    for (const product of products) {
      expect(product.title.length, product.handle).toBeLessThanOrEqual(200);
      expect(product.price, product.handle).toBeGreaterThan(0);
      expect(Math.round(product.price * 100), product.handle).toBeCloseTo(product.price * 100, 6);
      expect(Number.isInteger(product.stock) && product.stock >= 0, product.handle).toBe(true);
      expect(product.category, product.handle).not.toBe("");
      expect(product.subCategory, product.handle).not.toBe("");
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

  it("knows every printer that a consumable names", () => {
    const known = new Set(demoPrinters().map(({ key }) => key));
    for (const { printers: names } of consumables) {
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(known.has(printerKey(name)), name).toBe(true);
    }
  });

  it("gives each consumable a colour with a swatch, but for drums", () => {
    for (const { category, color, colorSwatch, handle } of consumables) {
      if (category === "Drums") expect(color, handle).toBe("");
      else expect(colorSwatch, handle).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("names a standard exactly where it names a page yield that has one", () => {
    for (const { category, pageYield, yieldStandard, handle } of consumables) {
      const measured = pageYield !== undefined && category !== "Drums";
      expect(yieldStandard !== "", handle).toBe(measured);
    }
  });

  it("is sold out here and there, but never of what it is shown with", () => {
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ stock }) => stock > 0 && stock <= 3)).toBe(true);
    for (const { handle, stock, hasPdf, hasVideo } of products) {
      if (hasPdf || hasVideo) expect(stock, handle).toBeGreaterThan(0);
    }
  });

  it("has technical sheets as PDF, and a video", () => {
    expect(products.filter(({ hasPdf }) => hasPdf).length).toBeGreaterThanOrEqual(5);
    expect(products.some(({ hasVideo }) => hasVideo)).toBe(true);
  });

  it("can draw every product", () => {
    for (const { drawing } of products) {
      expect(drawingOf(drawing)).not.toMatch(/undefined|NaN/);
    }
  });
});
