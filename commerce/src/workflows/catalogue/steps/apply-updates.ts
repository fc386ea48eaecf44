import { isDeepStrictEqual } from "node:util";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { thumbnailOf } from "../../../catalogue-product/thumbnail";
import { printerKey } from "../../../modules/printer/printer-key";
import { applyProductState } from "../apply-product-state";
import { type CategoryPathIds, categoryPathKey } from "../category-path";
import type { ShopSettings } from "../shop-settings";
import type { StoredProduct } from "../stored-product";
import type { PrinterIds } from "./ensure-printers";
import type { UpdateTarget } from "./read-for-update";

interface Input {
  targets: UpdateTarget[];
  settings: ShopSettings;
  categoryPaths: CategoryPathIds;
  printerIds: PrinterIds;
}

/** Writes what differs. The write's first step rolls it back. */
export const applyUpdatesStep = createStep(
  "apply-updates",
  async ({ targets, settings, categoryPaths, printerIds }: Input, { container }) => {
    await applyProductState(
      container,
      targets.map((target) => ({
        from: target.from,
        to: storedTarget(target, categoryPaths, printerIds),
      })),
      settings,
    );
    return new StepResponse(undefined);
  },
);

function storedTarget(
  { from, product, categoryPath, printers }: UpdateTarget,
  categoryPaths: CategoryPathIds,
  printerIds: PrinterIds,
): StoredProduct {
  const isNumbered = product.mpn !== from.product.mpn;
  const sku = product.mpn || null;
  const hasOtherPictures = !isDeepStrictEqual(product.images, from.product.images);
  return {
    ...from,
    product,
    thumbnail: hasOtherPictures ? thumbnailOf(product.images) : from.thumbnail,
    category_ids: categoryPath
      ? [categoryPaths[categoryPathKey(categoryPath)] ?? ""]
      : from.category_ids,
    printer_ids: printers
      ? [...new Set(printers.map((name) => printerIds[printerKey(name)] ?? ""))]
      : from.printer_ids,
    former_handles: formerHandles(from, product.handle),
    // The inventory item has the part number too.
    variant: from.variant && isNumbered ? { ...from.variant, sku } : from.variant,
    inventory: from.inventory && isNumbered ? { ...from.inventory, sku } : from.inventory,
  };
}

function formerHandles(from: StoredProduct, handle: string): string[] {
  if (handle === from.product.handle) return from.former_handles;
  return [...from.former_handles, from.product.handle]
    .filter((former) => former !== handle)
    .toSorted();
}
