import { type CataloguePart, catalogueParts, productsOfRecords } from "./catalogue-parts";
import type { ShopQuery } from "./catalogue-ways";

/** An event of the event bus. */
export interface CatalogueEvent {
  name: string;
  /** The record's id, or several. */
  data: unknown;
}

const partOf = new Map(catalogueParts.flatMap((part) => part.events.map((name) => [name, part])));

/** All events after which a product's document may differ. */
export const eventsThatChangeTheCatalogue = [...partOf.keys()];

/**
 * The ids of the products whose documents are outdated after these events. Each kind of record
 * takes one query, however many events there are.
 */
export async function changedProductIds(
  events: CatalogueEvent[],
  query: ShopQuery,
): Promise<string[]> {
  const records = new Map<CataloguePart, Set<string>>();
  for (const { name, data } of events) {
    const part = partOf.get(name);
    if (!part) continue;
    const ids = records.get(part) ?? new Set();
    for (const id of idsIn(data)) ids.add(id);
    records.set(part, ids);
  }
  const steps = await Promise.all(
    [...records].map(([part, ids]) => productsOfRecords(part, [...ids], query)),
  );
  return [...new Set(steps.flat().map(([, productId]) => productId))];
}

function idsIn(data: unknown): string[] {
  const entries = Array.isArray(data) ? data : [data];
  return entries.flatMap((entry) => entry?.id ?? []).filter((id) => typeof id === "string");
}
