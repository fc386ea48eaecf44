import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** What browsers call a CSV file; Windows with Excel calls it by the second name. */
const csvTypes = new Set(["text/csv", "application/vnd.ms-excel"]);

/**
 * Stands before `POST /admin/uploads/presigned-urls`, by which a file store takes a file without
 * the backend seeing it: only the CSV file of Medusa's product import may go that way.
 */
export function csvUploadUrl(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { mime_type: type } = (req.body ?? {}) as { mime_type?: unknown };
  if (typeof type !== "string" || !csvTypes.has(type)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "Only CSV files are uploaded this way: send pictures, PDFs and videos to /admin/uploads.",
    );
  }
  next();
}
