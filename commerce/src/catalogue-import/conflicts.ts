import type { MedusaContainer } from "@medusajs/framework/types";
import type { CellProblem } from "../catalogue-file/columns";
import { isUpToDate } from "../catalogue-product/version";
import type { PlannedRow } from "../modules/catalogue-import/service";
import { readStoredProducts, versionedProduct } from "../workflows/catalogue/stored-product";

/**
 * The rows whose products have changed or gone since the check. A changed stock counts only where
 * the row sets the stock.
 */
export async function findConflicts(
  container: MedusaContainer,
  rows: PlannedRow[],
  stockLocationId: string,
): Promise<{ number: number; problem: CellProblem }[]> {
  const ids = rows.flatMap(({ product_id }) => product_id ?? []);
  const stored = await readStoredProducts(container, ids, stockLocationId);
  return rows.flatMap(({ number, product_id, version, product }) => {
    if (product_id === null) return [];
    const current = stored.get(product_id);
    if (!current) return { number, problem: problem("This product has been deleted") };
    const writesStock = product?.stock !== undefined;
    if (isUpToDate(version ?? "", versionedProduct(current).version, writesStock)) return [];
    return { number, problem: problem("This product has been changed") };
  });
}

function problem(what: string): CellProblem {
  return { column: "", message: `${what} since the file was checked.` };
}
