import {
  type CataloguePart,
  catalogueParts,
  productsOfRecords,
  type ShopQuery,
} from "./catalogue-parts";

/** What has happened to a record, as the event bus says it. */
export interface CatalogueEvent {
  name: string;
  /** Carries the record's id, or several. */
  data: unknown;
}

const partOf = new Map(catalogueParts.flatMap((part) => part.events.map((name) => [name, part])));

/** Whatever happens to what a product's document shows. */
export const eventsThatChangeTheCatalogue = [...partOf.keys()];

/**
 * The ids of the products whose documents events have made old, without doubles. However many
 * events there are, each kind of record is asked for once.
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
