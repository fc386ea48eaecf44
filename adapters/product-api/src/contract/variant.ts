import { z } from "zod";

/** A variant of a product that a shopper can choose, such as a larger bottle. */
export const variantSchema = z.object({
  variantId: z.string().describe("Medusa's variant id: what goes into a cart"),
  title: z.string(),
  options: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe("What tells it from the others, such as Size: 1 l"),
  sku: z.string().describe("Its part number; empty where it has none"),
  barcode: z.string().describe("Its EAN, UPC or other barcode; empty where it has none"),
  Price: z.number().nonnegative().describe("Major currency units, without tax"),
  Quantity: z.number().int().nonnegative().describe("What can be bought now"),
});

export type Variant = z.infer<typeof variantSchema>;
