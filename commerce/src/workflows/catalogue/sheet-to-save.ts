import { sheetOf } from "../../../catalogue-schema/src/attributes";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";
import type { SheetToSave } from "../../modules/product-sheet/sheet-to-save";

/** The sheet of a product. */
export function sheetToSave(
  id: string,
  product: CatalogueProduct,
  formerHandles: string[],
): SheetToSave {
  return {
    id,
    ...sheetOf(product),
    rows: product.rows.map((row) => ({
      label: row.label,
      value: rowText(row),
      number: typeof row.value === "number" ? row.value : null,
      unit: ("unit" in row && row.unit) || "",
      flag: typeof row.value === "boolean" ? row.value : null,
    })),
    former_handles: formerHandles,
  };
}
