import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { productsChangedSince } from "./catalogue-changes";
import { CATALOGUE_INDEX, compareDocuments, type Differences, refreshDocuments } from "./documents";

/** The result of a check of the catalogue index. */
export interface Reconciled {
  checked: number;
  missing: number;
  outdated: number;
  left_over: number;
}

/** A younger change may still be on its way as an event, milliseconds. */
const onItsWay = 2_000;

/**
 * Repairs the documents of products that have changed since a time, except in the last two seconds.
 */
export async function reconcileChangesSince(
  container: MedusaContainer,
  since: Date,
): Promise<Reconciled> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const until = Date.now() - onItsWay;
  const changed = await productsChangedSince(since, query);
  const ids = [...changed].filter(([, time]) => time.getTime() <= until).map(([id]) => id);
  return reconcile(container, ids.length, await compareDocuments(container, ids));
}

/** Repairs every document that differs from its product, is missing or has no product. */
export async function reconcileEverything(container: MedusaContainer): Promise<Reconciled> {
  const ids = await productIds(container);
  const differences = await compareDocuments(container, ids);
  const products = new Set(ids);
  const withoutProduct = (await indexedIds(container)).filter((id) => !products.has(id));
  const leftOver = differences.leftOver.concat(withoutProduct);
  return reconcile(container, ids.length, { ...differences, leftOver });
}

async function reconcile(
  container: MedusaContainer,
  checked: number,
  found: Differences,
): Promise<Reconciled> {
  const suspects = [...found.missing, ...found.outdated, ...found.leftOver];
  // A product that changed during the check has been repaired by its event since.
  const { missing, outdated, leftOver } = await compareDocuments(container, suspects);
  await refreshDocuments(container, [...missing, ...outdated, ...leftOver]);
  return {
    checked,
    missing: missing.length,
    outdated: outdated.length,
    left_over: leftOver.length,
  };
}

/** The ids of all products, published or not. */
export async function productIds(container: MedusaContainer): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const ids: string[] = [];
  const take = 5_000;
  for (;;) {
    const last = ids.at(-1);
    const { data } = await query.graph({
      entity: "product",
      fields: ["id"],
      filters: last === undefined ? {} : { id: { $gt: last } },
      pagination: { take, order: { id: "ASC" } },
    });
    ids.push(...data.map(({ id }) => id));
    if (data.length < take) return ids;
  }
}

export async function indexedIds(container: MedusaContainer): Promise<string[]> {
  const search = container.resolve(Modules.SEARCH);
  const ids: string[] = [];
  const take = 5_000;
  for (;;) {
    const { hits } = await search.search({
      entity: CATALOGUE_INDEX,
      fields: ["id"],
      pagination: { take, skip: ids.length, order: { id: "ASC" } },
      search_options: { count: "none" },
    });
    ids.push(...hits.map(({ id }) => id));
    if (hits.length < take) return ids;
  }
}
