import type { ProductPatch } from "../../../../../catalogue-product/catalogue-product";
import { CatalogueRefusal, fieldsRefusal } from "../../../../../catalogue-product/refusal";
import { readProductPatch } from "../../../../../catalogue-product/schema";

/**
 * Reads the body of a change: the changed fields and the version that the caller has read. The
 * version is required so that nobody overwrites somebody else's edit unseen.
 *
 * @throws CatalogueRefusal invalid_fields, version_required
 */
export function readUpdate(body: unknown): { patch: ProductPatch; version: string } {
  const { version, ...fields } = Object(body) as Record<string, unknown>;
  const { product: patch, problems } = readProductPatch(Array.isArray(body) ? body : fields);
  if (problems) throw fieldsRefusal("invalid_fields", problems);
  if (typeof version !== "string" || version === "") {
    throw new CatalogueRefusal("version_required", "Send the version you have seen.", {
      fields: [{ field: "version", message: "Send the version you have seen." }],
    });
  }
  return { patch, version };
}
