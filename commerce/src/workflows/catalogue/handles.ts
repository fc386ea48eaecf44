import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { slugOf } from "../../../catalogue-schema/src/slug";
import { PRODUCT_SHEET_MODULE } from "../../modules/product-sheet";
import type ProductSheetModuleService from "../../modules/product-sheet/service";

/** The slug of a product whose title has no Latin letter and no digit. */
const ofNoTitle = "product";

/**
 * A slug for each title that no product has or had: "epson-664", "epson-664-2". The caller must
 * hold the claim on categories, so that no other write chooses one at the same time.
 */
export async function freeHandles(container: MedusaContainer, titles: string[]): Promise<string[]> {
  const wanted = titles.map((title) => slugOf(title) || ofNoTitle);
  const taken = await takenHandles(container, [...new Set(wanted)]);
  const handles: string[] = [];
  for (const slug of wanted) {
    let handle = slug;
    for (let number = 2; taken.has(handle); number += 1) {
      handle = `${slug}-${number}`;
      if (!taken.has(handle) && (await takenHandles(container, [handle])).size > 0) {
        taken.add(handle);
      }
    }
    taken.add(handle);
    handles.push(handle);
  }
  return handles;
}

/** The handles among these that a product has or had. */
async function takenHandles(container: MedusaContainer, handles: string[]): Promise<Set<string>> {
  const [products, former] = await Promise.all([
    container
      .resolve(Modules.PRODUCT)
      .listProducts({ handle: handles }, { select: ["handle"], take: handles.length }),
    container
      .resolve<ProductSheetModuleService>(PRODUCT_SHEET_MODULE)
      .listFormerHandles({ handle: handles }, { select: ["handle"], take: handles.length }),
  ]);
  return new Set([...products, ...former].map(({ handle }) => handle));
}
