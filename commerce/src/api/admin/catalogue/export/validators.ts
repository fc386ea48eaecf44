import { z } from "@medusajs/framework/zod";

/** With a decimal comma, semicolons separate the cells, as spreadsheets of such countries do it. */
export const ExportQuery = z.strictObject({
  decimals: z.enum(["point", "comma"], "“point” or “comma”.").default("point"),
});

export type ExportQuery = z.infer<typeof ExportQuery>;
