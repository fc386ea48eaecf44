import type { Product } from "@chemical-ink/product-api/contract/product";
import { listedAttributes } from "~/catalogue/listing/listed-attributes.ts";
import { conditionWords } from "~/catalogue/product/condition.tsx";
import { costPerPageWords } from "~/catalogue/product/cost-per-page.ts";
import { priceWords } from "~/catalogue/product/product-price.tsx";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { isAdditionalRow, sheetValue } from "~/catalogue/product/sheet-rows.ts";
import { stockWords } from "~/catalogue/product/stock.tsx";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";

/** One row of the comparison: the value of each product, "" if it has none. */
export type ComparisonRow = { label: string; values: string[]; differs: boolean };

/**
 * The rows of the comparison: first the attributes, then the technical sheets, where equal labels
 * share a row. Empty rows are left out.
 */
export function comparisonRows(products: Product[]): ComparisonRow[] {
  const own: [string, (product: Product) => string | undefined][] = [
    [m.compare_rows_price(), priceWords],
    [m.compare_rows_per_page(), costPerPageWords],
    [m.compare_rows_yield(), ({ pageYield }) => (pageYield ? formatNumber(pageYield) : "")],
    [m.compare_rows_standard(), ({ yieldStandard }) => yieldStandard],
    [m.compare_rows_stock(), ({ Quantity }) => stockWords(Quantity)],
    [m.compare_rows_condition(), ({ condition }) => conditionWords(condition)],
    [m.compare_rows_brand(), ({ Brand }) => Brand],
    [m.compare_rows_number(), ({ mpn }) => mpn],
    [m.compare_rows_series(), ({ series }) => series],
    [m.compare_rows_colour(), (product) => wordOf(product, "color")],
    [
      m.compare_rows_volume(),
      ({ volumeMl }) => (volumeMl ? `${formatNumber(volumeMl)}\u00a0ml` : ""),
    ],
  ];
  const sheet = sheetLabels(products).map((label): [string, (product: Product) => string] => [
    label,
    ({ ficheTech }) =>
      ficheTech
        .filter((row) => keyOf(row.label) === keyOf(label))
        .map(sheetValue)
        .join(", "),
  ]);
  const attributes = listedAttributes(emptyProduct).map(
    ({ label }, at): [string, (product: Product) => string] => [
      label,
      (product) => listedAttributes(product)[at]?.value ?? "",
    ],
  );
  const rows = [...own, ...attributes, ...sheet].map(([label, wordsOf]) =>
    rowOf(
      label,
      products.map((product) => wordsOf(product) ?? ""),
    ),
  );
  return [...rows, printersRow(products)].filter(({ values }) => values.some(Boolean));
}

function rowOf(label: string, values: string[]): ComparisonRow {
  return { label, values, differs: new Set(values).size > 1 };
}

/** Merchandisers write labels with different capitals. */
function keyOf(label: string): string {
  return label.trim().toLowerCase();
}

/** Each label of the sheets once, in order of appearance. */
function sheetLabels(products: Product[]): string[] {
  const labels = new Map<string, string>();
  for (const row of products.flatMap(({ ficheTech }) => ficheTech)) {
    if (isAdditionalRow(row) && !labels.has(keyOf(row.label)))
      labels.set(keyOf(row.label), row.label);
  }
  return [...labels.values()];
}

/** Three names, and how many more there are. */
function listed(names: string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? m.compare_and_more({ names: shown, count: names.length - 3 }) : shown;
}

/** The number of printers that each product fits; it differs if the printers do. */
function printersRow(products: Product[]): ComparisonRow {
  const values = products.map(({ compatiblePrinters }) => listed(compatiblePrinters));
  const sets = products.map(({ compatiblePrinters }) => [...compatiblePrinters].sort().join("\n"));
  return { label: m.compare_rows_fits(), values, differs: new Set(sets).size > 1 };
}
