import type { MedusaContainer } from "@medusajs/framework/types";
import { backfillProductSheetsWorkflow } from "../workflows/catalogue/backfill-product-sheets";

/** Gives products without a sheet one: their event was lost, or an older version created them. */
export default async function backfillProductSheets(container: MedusaContainer): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const { result } = await backfillProductSheetsWorkflow(container).run({ input: { after } });
    after = result.at(-1);
  }
}

export const config = { name: "backfill-product-sheets", schedule: "7,37 * * * *" };
