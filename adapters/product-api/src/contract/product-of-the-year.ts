import { z } from "zod";
import { knownKeys } from "./known-keys.ts";
import { plainText } from "./plain-text.ts";

/** Which product shall be the one. */
export const wantedProductSchema = knownKeys({
  title: plainText(500).describe("Exactly its title, whatever its case and the space around it"),
});

/** The product that is the one from now on. */
export const chosenProductSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  Title: z.string(),
  since: z.iso.datetime(),
});

export type ChosenProduct = z.infer<typeof chosenProductSchema>;
