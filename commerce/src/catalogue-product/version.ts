import { createHash } from "node:crypto";
import type { CatalogueProduct } from "./catalogue-product";

/**
 * A product's version: a hash of all fields that merchandisers write except the stock, followed by
 * the stock. The stock changes with every shipped order, which must not block the correction of a
 * text.
 */
export function versionOf(product: CatalogueProduct): string {
  const { stock, ...content } = product;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
  return `${hash.slice(0, 22)}.${stock.toString(36)}`;
}

/** Whether a change of a product in `version` may be applied to one in `current`. */
export function isUpToDate(version: string, current: string, writesStock: boolean): boolean {
  if (writesStock) return version === current;
  return version.split(".")[0] === current.split(".")[0];
}
