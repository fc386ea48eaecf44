import { remapKeysForProduct } from "@medusajs/medusa/api/admin/products/helpers";

/**
 * The fields that Medusa's product export reads for a request's fields. Stands on Medusa 2.21.2: an
 * undocumented helper of its route.
 */
export function fieldsOfProductExport(requested: string[]): string[] {
  return remapKeysForProduct(requested);
}
