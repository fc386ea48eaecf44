import { z } from "zod";

/** The words that the shop's products use, the most used first: what a form offers. */
export const vocabularySchema = z.object({
  categories: z.array(z.object({ name: z.string(), subCategories: z.array(z.string()) })),
  colors: z.array(z.object({ name: z.string(), swatch: z.string() })),
  values: z
    .record(z.string(), z.array(z.string()))
    .describe("By attribute, for those that forms suggest values for: the values in use"),
  labels: z
    .array(z.object({ label: z.string(), unit: z.string() }))
    .describe("Labels of technical sheets, each with the unit that it has most often"),
});

export type Vocabulary = z.infer<typeof vocabularySchema>;
