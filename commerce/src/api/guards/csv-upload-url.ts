import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** The types that browsers give a CSV file; the second is that of Windows with Excel. */
const csvTypes = new Set(["text/csv", "application/vnd.ms-excel"]);

/**
 * Guards `POST /admin/uploads/presigned-urls`, which lets a browser upload to the file store
 * directly: only the CSV file of Medusa's product import is allowed, because the backend cannot
 * check it.
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
