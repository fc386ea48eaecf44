import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { type CatalogueDocument, catalogueDocument } from "./catalogue-document";
import { readCatalogueTranslations } from "./catalogue-translations";
import type { ShopQuery } from "./catalogue-ways";
import type { ProductToIndex } from "./product-to-index";

/** The name of the catalogue index in the Search Module. */
export const CATALOGUE_INDEX = "product";

/** The fields of a product that its document needs. */
export const catalogueFields = [
  "id",
  "handle",
  "title",
  "description",
  "status",
  "thumbnail",
  "created_at",
  "updated_at",
  "sales_channels.id",
  "categories.id",
  "categories.name",
  "categories.handle",
  "categories.parent_category.id",
  "categories.parent_category.name",
  "categories.parent_category.handle",
  "images.url",
  "images.rank",
  "images.metadata",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.barcode",
  "variants.ean",
  "variants.upc",
  "variants.options.value",
  "variants.options.option.title",
  "variants.variant_rank",
  "variants.manage_inventory",
  "variants.price_set.prices.*",
  "variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
  "product_sheet.*",
  "product_sheet.rows.*",
  "product_sheet.former_handles.handle",
  "printers.make",
  "printers.model",
] as const;

/** Documents that are read or written together. */
export const documentBatch = 200;

/** Documents by the ids of their products. */
export type Documents = Map<string, CatalogueDocument>;

/** The ids of products whose documents are wrong. */
export interface Differences {
  /** The product has no document. */
  missing: string[];
  /** The document differs from the product. */
  outdated: string[];
  /** The product is gone. */
  leftOver: string[];
}

/** The current documents of products; a deleted product has none. */
export async function readDocuments(query: ShopQuery, ids: string[]): Promise<Documents> {
  const { data } = await query.graph({
    entity: "product",
    fields: [...catalogueFields],
    filters: { id: ids },
  });
  const products = data as unknown as ProductToIndex[];
  // As JSON, like in the index.
  const documents: CatalogueDocument[] = JSON.parse(
    JSON.stringify(await documentsOf(query, products)),
  );
  return new Map(documents.map((document) => [document.id, document]));
}

/** The documents of products with their translations. */
export async function documentsOf(
  query: ShopQuery,
  products: ProductToIndex[],
): Promise<CatalogueDocument[]> {
  const translations = await readCatalogueTranslations(query, products);
  return products.map((product) => catalogueDocument(product, translations));
}

/**
 * Updates the documents of products, and removes those of deleted products. Several processes may
 * do so at once: after a write, each compares again, and writes again where the product has changed
 * meanwhile.
 *
 * @throws AggregateError with the errors of single products, after all others are written
 */
export async function refreshDocuments(container: MedusaContainer, ids: string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const batch of batches([...new Set(ids)])) {
    try {
      await refreshBatch(container, batch);
    } catch (error) {
      if (batch.length === 1) failures.push(error);
      else failures.push(...(await refreshOneByOne(container, batch)));
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} products could not be indexed.`);
  }
}

/** One failing product must not keep the others from the index. */
async function refreshOneByOne(container: MedusaContainer, ids: string[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const id of ids) {
    await refreshBatch(container, [id]).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

/** A product that changes in every round gets another event anyway. */
const mostRounds = 5;

async function refreshBatch(container: MedusaContainer, ids: string[]): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  let documents = await readDocuments(query, ids);
  let pending = ids;
  for (let round = 0; round < mostRounds && pending.length > 0; round++) {
    await writeDocuments(container, pending, documents);
    const now = await readDocuments(query, pending);
    pending = pending.filter((id) => !isDeepStrictEqual(now.get(id), documents.get(id)));
    documents = now;
  }
}

async function writeDocuments(
  container: MedusaContainer,
  ids: string[],
  documents: Documents,
): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const present = ids.flatMap((id) => documents.get(id) ?? []);
  const gone = ids.filter((id) => !documents.has(id));
  if (present.length > 0) {
    await search.upsertDocuments({ index: CATALOGUE_INDEX, documents: present });
  }
  if (gone.length > 0) {
    await search.deleteDocuments({ index: CATALOGUE_INDEX, filters: { id: gone } });
  }
}

/** Compares the documents of products with their current state. */
export async function compareDocuments(
  container: MedusaContainer,
  ids: string[],
): Promise<Differences> {
  const differences: Differences = { missing: [], outdated: [], leftOver: [] };
  for (const batch of batches(ids)) {
    const [expected, indexed] = await Promise.all([
      readDocuments(container.resolve(ContainerRegistrationKeys.QUERY), batch),
      readIndex(container, batch),
    ]);
    for (const id of batch) {
      const document = expected.get(id);
      const stored = indexed.get(id);
      if (document && !stored) differences.missing.push(id);
      else if (!document && stored) differences.leftOver.push(id);
      else if (!isDeepStrictEqual(document, stored)) differences.outdated.push(id);
    }
  }
  return differences;
}

/** Ids of one search. With more, PostgreSQL would scan all documents. */
const idsPerSearch = 5;

async function readIndex(container: MedusaContainer, ids: string[]): Promise<Documents> {
  const search = container.resolve(Modules.SEARCH);
  const { fields } = search.getIndex(CATALOGUE_INDEX);
  const indexed: Documents = new Map();
  for (const some of batches(ids, idsPerSearch)) {
    const { hits } = await search.search({
      entity: CATALOGUE_INDEX,
      // By name: fields that are never shown would be left out otherwise.
      fields: Object.keys(fields),
      filters: { id: some },
      // Sorted by id, or PostgreSQL would walk the index of another order.
      pagination: { take: some.length, order: { id: "ASC" } },
      search_options: { count: "none" },
    });
    for (const { id, document } of hits) indexed.set(id, document as CatalogueDocument);
  }
  return indexed;
}

/** Splits a list into batches. */
export function* batches<Item>(items: Item[], size = documentBatch): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
