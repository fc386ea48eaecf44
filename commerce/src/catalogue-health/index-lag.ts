import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { productsChangedSince } from "../search/catalogue-changes";
import { CATALOGUE_INDEX, compareDocuments, type Differences } from "../search/documents";
import { indexedIds, productIds } from "../search/reconcile-index";

/** How far the catalogue index is behind the products. */
export interface IndexLag {
  /** The number of products, and of their documents in the index. */
  products: number;
  documents: number;
  /** Products that the index lacks, has in an old state, or still has after they were deleted. */
  missing: number;
  outdated: number;
  left_over: number;
  /** 0 where no change waits for the index. */
  oldest_change_waiting_ms: number;
  checked_at: string;
}

/** The scheduled job has checked older changes, milliseconds. */
const recent = 10 * 60 * 1000;

/** Only so many of the latest changes are compared. If the index lags, these are missing. */
const mostCompared = 50;

/**
 * Compares the latest changes with the index, and counts products and documents. Only if the counts
 * differ, it searches all for missing and extra documents. The nightly job compares everything,
 * which takes minutes.
 */
export async function measureIndexLag(container: MedusaContainer): Promise<IndexLag> {
  const now = Date.now();
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [products, documents, changes] = await Promise.all([
    countProducts(container),
    countDocuments(container),
    productsChangedSince(new Date(now - recent), query),
  ]);
  const latest = [...changes]
    .toSorted(([, a], [, b]) => b.getTime() - a.getTime())
    .slice(0, mostCompared)
    .map(([id]) => id);
  const lately = await compareDocuments(container, latest);
  const fits = products - lately.missing.length + lately.leftOver.length === documents;
  const { missing, leftOver } = fits ? lately : await compareLists(container);
  const oldest = Math.min(
    now,
    ...[...missing, ...leftOver, ...lately.outdated].map(
      (id) => changes.get(id)?.getTime() ?? now - recent,
    ),
  );
  return {
    products,
    documents,
    missing: missing.length,
    outdated: lately.outdated.length,
    left_over: leftOver.length,
    oldest_change_waiting_ms: now - oldest,
    checked_at: new Date(now).toISOString(),
  };
}

async function countProducts(container: MedusaContainer): Promise<number> {
  const { metadata } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id"],
    // Medusa counts only with `skip`.
    pagination: { skip: 0, take: 1 },
  });
  return metadata?.count ?? 0;
}

async function countDocuments(container: MedusaContainer): Promise<number> {
  const { metadata } = await container.resolve(Modules.SEARCH).search({
    entity: CATALOGUE_INDEX,
    pagination: { take: 0 },
    search_options: { count: "exact" },
  });
  return metadata.count ?? 0;
}

/** Compares twice: a product that is created or deleted between the two lists is no difference. */
async function compareLists(container: MedusaContainer): Promise<Differences> {
  const [products, documents] = await Promise.all([productIds(container), indexedIds(container)]);
  const isIndexed = new Set(documents);
  const isProduct = new Set(products);
  return compareDocuments(container, [
    ...products.filter((id) => !isIndexed.has(id)),
    ...documents.filter((id) => !isProduct.has(id)),
  ]);
}
