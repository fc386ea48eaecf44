import { z } from "@medusajs/framework/zod";
import { fieldsRefusal } from "../../../catalogue-product/refusal";
import type { PrinterSearch } from "../../../modules/printer/service";

const limits = "A whole number from 1 to 100.";
const offsets = "A whole number from 0 to 1,000,000.";

/** The query of a list of printers, here and in the admin. */
const printerSearchSchema = z.strictObject({
  q: z.string("One text.").max(200, "At most 200 characters.").optional(),
  make: z.string("One text.").max(200, "At most 200 characters.").optional(),
  limit: z.coerce.number(limits).int(limits).min(1, limits).max(100, limits).default(20),
  offset: z.coerce.number(offsets).int(offsets).min(0, offsets).max(1_000_000, offsets).default(0),
});

/** @throws CatalogueRefusal invalid_fields */
export function readPrinterSearch(query: unknown): PrinterSearch {
  const { success, data, error } = printerSearchSchema.safeParse(query);
  if (success) return data;
  throw fieldsRefusal(
    "invalid_fields",
    error.issues.map(({ path, message }) => ({ field: path.join(".") || "query", message })),
  );
}
