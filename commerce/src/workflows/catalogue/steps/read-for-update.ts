import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { isSlug } from "../../../../catalogue-schema/src/slug";
import type { CatalogueProduct, ProductPatch } from "../../../catalogue-product/catalogue-product";
import { CatalogueRefusal, fieldsRefusal } from "../../../catalogue-product/refusal";
import { type FieldProblem, readProductPatch, wrongSlug } from "../../../catalogue-product/schema";
import { isUpToDate } from "../../../catalogue-product/version";
import { CATALOGUE_JOURNAL_MODULE } from "../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../modules/catalogue-journal/service";
import { printerKey } from "../../../modules/printer/printer-key";
import type { CategoryPath } from "../category-path";
import type { ShopSettings } from "../shop-settings";
import {
  type RecordedProduct,
  readStoredProducts,
  type StoredProduct,
  versionedProduct,
} from "../stored-product";
import type { OpenWrite } from "./begin-catalogue-write";

/** A change of a product. */
export interface ProductUpdate {
  id: string;
  /** As `readProductPatch` gives it; the workflow checks it again. */
  patch: ProductPatch;
  /** The version that the caller has read. Without it the patch overwrites any version. */
  version?: string;
}

interface Input {
  write: OpenWrite;
  updates: ProductUpdate[];
  settings: ShopSettings;
}

/** A product before and after a change, and what has to be found or created for it. */
export interface UpdateTarget {
  from: StoredProduct;
  product: CatalogueProduct;
  /** The new category path; undefined where it stays. */
  categoryPath?: CategoryPath;
  /** The new printers; undefined where they stay. */
  printers?: string[];
}

/**
 * Reads the products, checks the changes, and stores the products in the journal.
 *
 * @throws CatalogueRefusal invalid_fields, not_found, version_conflict, already_there
 */
export const readForUpdateStep = createStep(
  "read-for-update",
  async ({ write, updates, settings }: Input, { container }) => {
    const ids = updates.map(({ id }) => id);
    const stored = await readStoredProducts(container, ids, settings.stockLocationId);
    const targets = updates.map((update) => targetOf(update, stored.get(update.id)));
    await refuseTaken(container, targets);
    const journal = container.resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE);
    await journal.record<RecordedProduct>(
      write.id,
      targets.map(({ from, product }) => ({
        product_id: from.id,
        before: { ...from, stock_to: product.stock },
      })),
    );
    return new StepResponse(targets);
  },
);

function targetOf(
  { id, patch: given, version }: ProductUpdate,
  from?: StoredProduct,
): UpdateTarget {
  const { product: patch, problems } = readProductPatch(given);
  if (problems) throw fieldsRefusal("invalid_fields", problems);
  if (!from) throw new CatalogueRefusal("not_found", `There is no product ${id}.`);
  const current = versionedProduct(from);
  const writesStock = patch.stock !== undefined;
  if (version !== undefined && !isUpToDate(version, current.version, writesStock)) {
    throw new CatalogueRefusal(
      "version_conflict",
      "Somebody has changed this product in the meantime.",
      { current },
    );
  }
  const product: CatalogueProduct = { ...from.product, ...patch };
  // An emptied handle keeps its value: every product needs a URL.
  if (!product.handle) product.handle = from.product.handle;
  const impossible = impossibleFields(from, product);
  if (impossible.length > 0) throw fieldsRefusal("invalid_fields", impossible);
  return {
    from,
    product,
    categoryPath: isElsewhere(from.product, product) ? product : undefined,
    printers: fitsOthers(from.product, product) ? product.printers : undefined,
  };
}

function isElsewhere(from: CatalogueProduct, to: CatalogueProduct): boolean {
  return from.category !== to.category || from.sub_category !== to.sub_category;
}

function fitsOthers(from: CatalogueProduct, to: CatalogueProduct): boolean {
  const keys = ({ printers }: CatalogueProduct) =>
    [...new Set(printers.map(printerKey))].toSorted();
  return !isDeepStrictEqual(keys(from), keys(to));
}

/** Problems of a change that depend on the stored product. */
export function impossibleFields(from: StoredProduct, to: CatalogueProduct): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (to.handle !== from.product.handle && !isSlug(to.handle)) {
    problems.push({ field: "handle", message: wrongSlug });
  }
  const reserved = from.inventory?.level?.reserved ?? 0;
  if (to.stock !== from.product.stock && !from.inventory) {
    problems.push({
      field: "stock",
      message: "No stock is kept of this product: manage its inventory in Medusa's admin first.",
    });
  } else if (to.stock !== from.product.stock && to.stock < reserved) {
    problems.push({
      field: "stock",
      message: `${reserved} of them are ordered and not sent yet: there cannot be fewer.`,
    });
  }
  if (to.price !== from.product.price && !from.price_set_id) {
    problems.push({
      field: "price",
      message: "This product has no variant to be priced: add one in Medusa's admin first.",
    });
  }
  return problems;
}

/** @throws CatalogueRefusal already_there where a new handle or part number is another product's */
async function refuseTaken(container: MedusaContainer, targets: UpdateTarget[]): Promise<void> {
  const renamed = targets.filter(({ from, product }) => from.product.handle !== product.handle);
  const numbered = targets.filter(({ from, product }) => from.product.mpn !== product.mpn);
  const mpns = numbered.map(({ product }) => product.mpn).filter(Boolean);
  const products = container.resolve(Modules.PRODUCT);
  const [handles, variants, items] = await Promise.all([
    renamed.length > 0
      ? products.listProducts({ handle: renamed.map(({ product }) => product.handle) })
      : [],
    mpns.length > 0 ? products.listProductVariants({ sku: mpns }) : [],
    mpns.length > 0 ? container.resolve(Modules.INVENTORY).listInventoryItems({ sku: mpns }) : [],
  ]);
  const problems: FieldProblem[] = [];
  if (
    renamed.some(({ from, product }) =>
      handles.some(({ id, handle }) => handle === product.handle && id !== from.id),
    )
  ) {
    problems.push({ field: "handle", message: "Another product has this slug." });
  }
  if (
    numbered.some(
      ({ from, product }) =>
        variants.some(({ id, sku }) => sku === product.mpn && id !== from.variant?.id) ||
        items.some(({ id, sku }) => sku === product.mpn && id !== from.inventory?.id),
    )
  ) {
    problems.push({ field: "mpn", message: "Another product has this part number." });
  }
  if (problems.length > 0) throw fieldsRefusal("already_there", problems);
}
