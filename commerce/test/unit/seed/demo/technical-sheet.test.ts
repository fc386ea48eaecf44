import { expect, it } from "vitest";
import { demoAttachments } from "../../../../src/seed/demo/attachments";
import { readDemoProducts } from "../../../../src/seed/demo/demo-products";
import { technicalSheet } from "../../../../src/seed/demo/technical-sheet";

it("is a PDF of one page for each product that has one", async () => {
  const attachments = demoAttachments();
  const products = (await readDemoProducts()).filter(
    ({ mpn }) => attachments.get(mpn)?.hasTechnicalSheet,
  );
  expect(products.length).toBeGreaterThan(5);
  for (const product of products) {
    const pdf = (await technicalSheet(product)).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g), product.title).toHaveLength(1);
  }
});
