import { catalogueParts, productsOfRecords } from "./catalogue-parts";
import type { ShopQuery } from "./catalogue-ways";

interface ChangedRecord {
  id: string;
  updated_at: string | Date;
  deleted_at: string | Date | null;
}

/**
 * The products with changes since a time, with the time of the last one. It takes one query for
 * each kind of record. Records without a time of their own, such as a product's categories, are not
 * found.
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
