import { describe, expect, it } from "vitest";
import {
  changedProductIds,
  eventsThatChangeTheCatalogue,
} from "../../../src/search/catalogue-events";
import type { ShopQuery } from "../../../src/search/catalogue-ways";

/** A shop with these records, by entity. It records its queries. */
function shop(records: Record<string, unknown[]>) {
  const asked: string[] = [];
  const graph = async ({ entity }: { entity: string }) => {
    asked.push(entity);
    return { data: records[entity] ?? [] };
  };
  return { asked, query: { graph } as unknown as ShopQuery }; // Only what is asked for here.
}

/** A query of a page. */
interface PagedQuestion {
  entity: string;
  filters: { id: { $gt: string }; categories: unknown };
  pagination: { take: number };
}

const one = { id: "one" };
const two = { id: "two" };

describe("the products of an event", () => {
  it.each([
    ["product.updated", {}, { id: "one" }, ["one"]],
    ["product-sheet.changed", {}, [{ id: "one" }, { id: "two" }], ["one", "two"]],
    [
      "printer.printer.updated",
      { printer: [{ id: "p", products: [one, two, null] }] },
      { id: "p" },
      ["one", "two"],
    ],
    [
      "product_sheet.product-sheet.updated",
      { product_sheet: [{ id: "s", product: one }] },
      { id: "s" },
      ["one"],
    ],
    [
      "product_sheet.sheet-row.deleted",
      { sheet_row: [{ id: "r", sheet_id: "s" }], product_sheet: [{ id: "s", product: one }] },
      { id: ["r"] },
      ["one"],
    ],
    [
      "pricing.price.created",
      {
        price: [{ id: "p", price_set_id: "set" }],
        price_set: [{ id: "set", variant: { product_id: "one" } }],
      },
      { id: "p" },
      ["one"],
    ],
    [
      "LinkProductProductPrinterPrinter.detached",
      { product_printer: [{ id: "l1", product_id: "one" }] },
      { id: ["l1"] },
      ["one"],
    ],
    [
      "product.product-option.updated",
      { product_option: [{ id: "o", products: [one, two] }] },
      { id: "o" },
      ["one", "two"],
    ],
    [
      "product.product-option-value.updated",
      { product_option_value: [{ id: "v", variants: [{ product_id: "one" }] }] },
      { id: "v" },
      ["one"],
    ],
    ["product.updated", {}, null, []],
    ["somebody.else", {}, { id: "one" }, []],
  ])("%s are found", async (name, records, data, expected) => {
    expect(await changedProductIds([{ name, data }], shop(records).query)).toEqual(expected);
  });

  it("are those in a category and below it", async () => {
    const event = { name: "product-category.updated", data: { id: "above" } };
    let asked: unknown;
    const graph = async ({ entity, filters }: PagedQuestion) => {
      if (entity === "product") asked = filters.categories;
      const categories = [{ id: "above", category_children: [{ id: "below" }] }];
      return { data: entity === "product" ? [one, two] : categories };
    };
    const found = await changedProductIds([event], { graph } as unknown as ShopQuery);
    expect(found).toEqual(["one", "two"]);
    expect(asked).toEqual({ id: ["above", "below"] });
  });

  it("are read page by page where a category has very many: others get their turn", async () => {
    const products = Array.from({ length: 200_000 }, (_, number) => ({
      id: `p${String(number).padStart(6, "0")}`,
    }));
    let atOnce = 0;
    const graph = async ({ entity, filters, pagination }: PagedQuestion) => {
      if (entity === "product_category") return { data: [{ id: "c" }] };
      const start = filters.id.$gt ? Number(filters.id.$gt.slice(1)) + 1 : 0;
      const data = products.slice(start, start + pagination.take);
      atOnce = Math.max(atOnce, data.length);
      return { data };
    };
    const event = { name: "product.product-category.updated", data: { id: "c" } };
    const found = await changedProductIds([event], { graph } as unknown as ShopQuery);
    expect(found).toEqual(products.map(({ id }) => id));
    expect(atOnce).toBeLessThanOrEqual(2_000);
  });

  it("are asked for once, however many events there are", async () => {
    const { asked, query } = shop({ printer: [{ id: "p", products: [one] }] });
    const event = { name: "printer.printer.updated", data: { id: "p" } };
    expect(await changedProductIds([event, event, event], query)).toEqual(["one"]);
    expect(asked).toEqual(["printer"]);
  });
});

it("hears each event once", () => {
  expect(new Set(eventsThatChangeTheCatalogue).size).toBe(eventsThatChangeTheCatalogue.length);
});
