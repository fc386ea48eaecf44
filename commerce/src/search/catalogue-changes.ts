import { catalogueParts, productsOfRecords, type ShopQuery } from "./catalogue-parts";

interface ChangedRecord {
  id: string;
  updated_at: string | Date;
  deleted_at: string | Date | null;
}

/**
 * The products of which anything has changed since a moment, with when it last did. It costs one
 * look at each kind of record; what has no time of its own (a product put into a category) is not
 * seen.
 */
export async function productsChangedSince(
  since: Date,
  query: ShopQuery,
): Promise<Map<string, Date>> {
  const lastChange = new Map<string, Date>();
  for (const part of catalogueParts) {
    const { data } = await query.graph({
      entity: part.entity,
      fields: ["id", "updated_at", "deleted_at"],
      filters: { $or: [{ updated_at: { $gte: since } }, { deleted_at: { $gte: since } }] },
      withDeleted: true,
    });
    const timeOf = new Map(
      (data as ChangedRecord[]).map((record) => [record.id, changeOf(record)]),
    );
    for (const [record, productId] of await productsOfRecords(part, [...timeOf.keys()], query)) {
      const time = timeOf.get(record) ?? since;
      const known = lastChange.get(productId);
      if (!known || known < time) lastChange.set(productId, time);
    }
  }
  return lastChange;
}

function changeOf({ updated_at, deleted_at }: ChangedRecord): Date {
  const updated = new Date(updated_at);
  const deleted = new Date(deleted_at ?? 0);
  return updated < deleted ? deleted : updated;
}
