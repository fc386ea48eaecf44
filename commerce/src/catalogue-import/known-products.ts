import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { RowContent } from "../catalogue-file/product-record";
import { readStoredProducts, type StoredProduct } from "../workflows/catalogue/stored-product";

/** The products of the catalogue that rows of a file name. */
export interface KnownProducts {
  byId: Map<string, StoredProduct>;
  /** Ids by handle, part number and title. */
  idByHandle: Map<string, string>;
  idsByMpn: Map<string, string[]>;
  idsByTitle: Map<string, string[]>;
  /** Part numbers of inventory items, with or without a product. */
  stockedMpns: Set<string>;
}

/** Finds the products that rows name by id, handle, part number or title. */
export async function findKnownProducts(
  container: MedusaContainer,
  rows: RowContent[],
  stockLocationId: string,
): Promise<KnownProducts> {
  const handles = rows.flatMap(({ product }) => product.handle || []);
  const mpns = rows.flatMap(({ product }) => product.mpn || []);
  // Only new products are matched by title.
  const titles = rows.flatMap(({ id, product }) => (!id && product.title) || []);
  const [pages, idsByMpn, stocked] = await Promise.all([
    findPages(container, handles, titles),
    findMpns(container, mpns),
    container
      .resolve(Modules.INVENTORY)
      .listInventoryItems({ sku: mpns }, { select: ["id", "sku"], take: null }),
  ]);
  const ids = new Set([
    ...rows.flatMap(({ id }) => id ?? []),
    ...pages.map(({ id }) => id),
    ...[...idsByMpn.values()].flat(),
  ]);
  const stored = await readStoredProducts(container, [...ids], stockLocationId);
  const idsByTitle = new Map<string, string[]>();
  for (const { id, title } of pages) idsByTitle.set(title, [...(idsByTitle.get(title) ?? []), id]);
  return {
    byId: stored,
    idByHandle: new Map(pages.map(({ id, handle }) => [handle, id])),
    idsByMpn,
    idsByTitle,
    stockedMpns: new Set(stocked.flatMap(({ sku }) => sku ?? [])),
  };
}

function findPages(container: MedusaContainer, handles: string[], titles: string[]) {
  return container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { $or: [{ handle: handles }, { title: titles }] },
      { select: ["id", "handle", "title"], take: null },
    );
}

/** The ids of products by the part number of their sheet or of a variant. */
async function findMpns(
  container: MedusaContainer,
  mpns: string[],
): Promise<Map<string, string[]>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [variants, sheets] = await Promise.all([
    query.graph({
      entity: "product_variant",
      fields: ["sku", "product_id"],
      filters: { sku: mpns },
    }),
    query.graph({
      entity: "product_sheet",
      fields: ["mpn", "product.id"],
      filters: { mpn: mpns },
    }),
  ]);
  const ids = new Map<string, Set<string>>();
  function add(mpn: string | null, id: string | null | undefined): void {
    if (mpn && id) ids.set(mpn, (ids.get(mpn) ?? new Set()).add(id));
  }
  for (const { sku, product_id } of variants.data) add(sku, product_id);
  for (const { mpn, product } of sheets.data) add(mpn, product?.id);
  return new Map([...ids].map(([mpn, found]) => [mpn, [...found]]));
}
