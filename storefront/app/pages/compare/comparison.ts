import type { Product } from "@chemical-ink/product-api/contract/product";
import { listedAttributes } from "~/catalogue/listing/listed-attributes.ts";
import { conditionWords } from "~/catalogue/product/condition.tsx";
import { costPerPageWords } from "~/catalogue/product/cost-per-page.ts";
import { priceWords } from "~/catalogue/product/product-price.tsx";
import { sheetValue, tellsMore } from "~/catalogue/product/sheet-rows.ts";
import { stockWords } from "~/catalogue/product/stock.tsx";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { formatNumber } from "~/language/formats.ts";
import { compareTexts } from "./compare-texts.ts";

/** One line of the comparison: what each product says, "" where it says nothing. */
export type ComparisonRow = { label: string; values: string[]; differs: boolean };

/**
 * The products line by line: first what the catalogue knows of all, then their technical sheets,
 * a label of several sheets on one line. Lines that nobody fills are left out.
 */
export function comparisonRows(products: Product[]): ComparisonRow[] {
  const texts = compareTexts().rows;
  const own: [string, (product: Product) => string | undefined][] = [
    [texts.price, priceWords],
    [texts.perPage, costPerPageWords],
    [texts.yield, ({ pageYield }) => (pageYield ? formatNumber(pageYield) : "")],
    [texts.standard, ({ yieldStandard }) => yieldStandard],
    [texts.stock, ({ Quantity }) => stockWords(Quantity)],
    [texts.condition, ({ condition }) => conditionWords(condition)],
    [texts.brand, ({ Brand }) => Brand],
    [texts.number, ({ mpn }) => mpn],
    [texts.series, ({ series }) => series],
    [texts.colour, ({ color }) => color],
    [texts.volume, ({ volumeMl }) => (volumeMl ? `${formatNumber(volumeMl)}\u00a0ml` : "")],
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

/** Merchandisers may write a label with other capitals. */
function keyOf(label: string): string {
  return label.trim().toLowerCase();
}

/** Each label of the sheets once, in the order in which they are met. */
function sheetLabels(products: Product[]): string[] {
  const labels = new Map<string, string>();
  for (const row of products.flatMap(({ ficheTech }) => ficheTech)) {
    if (tellsMore(row) && !labels.has(keyOf(row.label))) labels.set(keyOf(row.label), row.label);
  }
  return [...labels.values()];
}

/** Three names, and how many more there are. */
function listed(names: string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? compareTexts().andMore(shown, names.length - 3) : shown;
}

/** How many printers each fits; it differs where they are not the same ones. */
function printersRow(products: Product[]): ComparisonRow {
  const texts = compareTexts();
  const values = products.map(({ compatiblePrinters }) => listed(compatiblePrinters));
  const sets = products.map(({ compatiblePrinters }) => [...compatiblePrinters].sort().join("\n"));
  return { label: texts.rows.fits, values, differs: new Set(sets).size > 1 };
}
