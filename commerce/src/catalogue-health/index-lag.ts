import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { productsChangedSince } from "../search/catalogue-changes";
import { compareDocuments } from "../search/documents";
import { indexedIds, productIds } from "../search/mending";

/** How far the catalogue index is behind the shop. */
export interface IndexLag {
  products: number;
  documents: number;
  missing: number;
  outdated: number;
  left_over: number;
  /** 0 where none is waiting. */
  oldest_change_waiting_ms: number;
  checked_at: string;
}

/** Changes that are older have been looked at by the scheduled mending, milliseconds. */
const recent = 10 * 60 * 1000;

/** Of many changes, so many of the latest are compared. */
const mostCompared = 500;

/**
 * Looks for documents that are missing or left over among all, and for outdated ones among the
 * products that have changed lately: comparing every document takes the nightly mending minutes.
 */
export async function measureIndexLag(container: MedusaContainer): Promise<IndexLag> {
  const now = Date.now();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [products, documents, changes] = await Promise.all([
    productIds(container),
    indexedIds(container),
    productsChangedSince(new Date(now - recent), query),
  ]);
  const isIndexed = new Set(documents);
  const isProduct = new Set(products);
  const latest = [...changes]
    .toSorted(([, a], [, b]) => b.getTime() - a.getTime())
    .slice(0, mostCompared)
    .map(([id]) => id);
  const differences = await compareDocuments(container, latest);
  // Looked at twice: what has come or gone between the two lists is neither missing nor left over.
  const { missing, leftOver } = await compareDocuments(container, [
    ...products.filter((id) => !isIndexed.has(id)),
    ...documents.filter((id) => !isProduct.has(id)),
  ]);
  const waiting = [...new Set([...missing, ...leftOver, ...differences.outdated])];
  const oldest = Math.min(now, ...waiting.map((id) => changes.get(id)?.getTime() ?? now - recent));
  return {
    products: products.length,
    documents: documents.length,
    missing: missing.length,
    outdated: differences.outdated.length,
    left_over: leftOver.length,
    oldest_change_waiting_ms: now - oldest,
    checked_at: new Date(now).toISOString(),
  };
}
