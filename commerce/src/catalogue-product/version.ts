import { createHash } from "node:crypto";
import type { CatalogueProduct } from "./catalogue-product";

/**
 * A product's version: a hash of everything a merchandiser may write but the stock, then the stock.
 * Stock moves with every order that is sent, which must not be in the way of who corrects a text.
 */
export function versionOf(product: CatalogueProduct): string {
  const { stock, ...content } = product;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
  return `${hash.slice(0, 22)}.${stock.toString(36)}`;
}

/** Whether an edit of a product in `version` may be written over one in `current`. */
export function isUpToDate(version: string, current: string, writesStock: boolean): boolean {
  if (writesStock) return version === current;
  return version.split(".")[0] === current.split(".")[0];
}
