import { type LabelledName, labelledNames } from "@chemical-ink/catalogue-schema/translations";
import { z } from "zod";

const words = Object.fromEntries(labelledNames.map((name) => [name, z.string().optional()]));

/** The words of the answer's language for values of a product, where they differ. */
export const productLabelsSchema = z.object(
  words as Record<LabelledName, z.ZodOptional<z.ZodString>>,
);

export type ProductLabels = z.infer<typeof productLabelsSchema>;
