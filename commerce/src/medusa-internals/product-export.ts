import { remapKeysForProduct } from "@medusajs/medusa/api/admin/products/helpers";

/**
 * The fields that Medusa's own export of products reads, of those that a request asks for. Stands on
 * Medusa 2.21.2: a helper of its route, which no package documents.
 */
export function fieldsOfProductExport(requested: string[]): string[] {
  return remapKeysForProduct(requested);
}
