import type { CatalogueProduct } from "../catalogue-product/catalogue-product";
import { rowText } from "../catalogue-product/row-text";
import type { SheetToSave } from "../modules/product-sheet/sheet-to-save";

/** What of a product goes into its sheet. */
export function sheetOf(
  id: string,
  product: CatalogueProduct,
  formerHandles: string[],
): SheetToSave {
  return {
    id,
    kind: product.kind,
    brand: product.brand,
    color: product.color,
    color_swatch: product.color_swatch,
    mpn: product.mpn,
    series: product.series,
    ink_type: product.ink_type,
    condition: product.condition,
    volume_ml: product.volume_ml,
    page_yield: product.page_yield,
    yield_standard: product.yield_standard,
    pdf: product.pdf,
    video: product.video,
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
