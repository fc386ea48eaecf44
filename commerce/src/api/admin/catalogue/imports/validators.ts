import { z } from "@medusajs/framework/zod";
import { rowOutcomes } from "../../../../modules/catalogue-import/models/catalogue-import";

export const UploadQuery = z.object({
  file_name: z.string().trim().min(1).max(200).catch("catalogue.csv"),
});

const upTo = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).catch(usual);

export const ListQuery = z.object({
  limit: upTo(100, 20),
  offset: z.coerce.number().int().min(0).catch(0),
});

/** A page of rows, after the row with this number. */
export const RowsQuery = z.object({
  outcome: z.enum(rowOutcomes).optional().catch(undefined),
  after: z.coerce.number().int().min(0).catch(0),
  limit: upTo(500, 100),
});
