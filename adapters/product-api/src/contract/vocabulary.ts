import { z } from "zod";

/** The words that the shop's products use, the most used first: what a form offers. */
export const vocabularySchema = z.object({
  categories: z.array(z.object({ name: z.string(), subCategories: z.array(z.string()) })),
  brands: z.array(z.string()),
  colors: z.array(z.object({ name: z.string(), swatch: z.string() })),
  series: z.array(z.string()),
  kinds: z.array(z.string()),
  inkTypes: z.array(z.string()),
  yieldStandards: z.array(z.string()),
  labels: z
    .array(z.object({ label: z.string(), unit: z.string() }))
    .describe("Labels of technical sheets, each with the unit that it has most often"),
});

export type Vocabulary = z.infer<typeof vocabularySchema>;
