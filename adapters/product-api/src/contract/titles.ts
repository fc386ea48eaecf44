import { z } from "zod";

/** What search-as-you-type needs of every product. */
export const productTitlesSchema = z.array(z.object({ title: z.string(), slug: z.string() }));

export type ProductTitles = z.infer<typeof productTitlesSchema>;
