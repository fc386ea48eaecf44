import type { MedusaContainer } from "@medusajs/framework/types";
import { findCandidate } from "../../product-of-the-year/find-candidate";
import { readSetting } from "../../product-of-the-year/setting";
import { setProductOfTheYearWorkflow } from "../../workflows/catalogue/set-product-of-the-year";

const title = "Epson L3250 ink-tank printer";

/** Chooses the product of the year, unless the shop has chosen one. */
export async function seedProductOfTheYear(container: MedusaContainer): Promise<void> {
  if (await readSetting(container)) return;
  const { value: productId } = await findCandidate(container, { title });
  if (productId) await setProductOfTheYearWorkflow(container).run({ input: { productId } });
}
