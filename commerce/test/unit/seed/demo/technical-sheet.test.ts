import { expect, it } from "vitest";
import { demoProducts } from "../../../src/demo-shop/catalogue";
import { technicalSheet } from "../../../src/demo-shop/technical-sheet";

it("is a PDF of one page for each product that has one", async () => {
  const products = demoProducts().filter(({ hasPdf }) => hasPdf);
  for (const product of products) {
    const pdf = (await technicalSheet(product)).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g), product.title).toHaveLength(1);
  }
});
