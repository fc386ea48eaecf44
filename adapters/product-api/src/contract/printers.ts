import { z } from "zod";

/** The printers that something here fits, and how many products fit each. */
export const supportedPrintersSchema = z.array(
  z.object({
    name: z.string().describe("Make and model, as `filters.printer` takes it"),
    products: z.number().int().positive().describe("How many products fit it"),
  }),
);

export type SupportedPrinters = z.infer<typeof supportedPrintersSchema>;
