import type { RowContent } from "../catalogue-file/product-record";
import type { CatalogueProduct } from "../catalogue-product/catalogue-product";
import { printerKey } from "../modules/printer/printer-key";

type Content = RowContent["product"];

/**
 * The fields in which a row differs from a product. Surrounding spaces, the kind of line breaks,
 * the order of printers and the case of a category are no difference, because the import would not
 * change them.
 */
export function changedFields(product: CatalogueProduct, content: Content): (keyof Content)[] {
  return (Object.keys(content) as (keyof Content)[]).filter(
    (field) => meaning(field, product) !== meaning(field, content),
  );
}

/** A text that is equal for values with the same meaning. */
function meaning(field: keyof Content, product: Content): string {
  switch (field) {
    case "images":
      return JSON.stringify(product.images?.map(({ url }) => url));
    case "printers":
      return JSON.stringify([...new Set(product.printers?.map(printerKey))].toSorted());
    case "rows":
      return JSON.stringify(
        product.rows?.map(({ label, value, ...rest }) => [
          plain(label),
          plain(value),
          "unit" in rest && rest.unit ? rest.unit : null,
        ]),
      );
    case "category":
    case "sub_category":
      return plain(product[field]?.toLowerCase());
    default:
      return plain(product[field]);
  }
}

function plain(value: string | number | boolean | null | undefined): string {
  return typeof value === "string"
    ? JSON.stringify(value.replace(/\r\n?/g, "\n").trim())
    : JSON.stringify(value);
}
