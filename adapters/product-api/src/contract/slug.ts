import { longestSlug, slugPattern, storedSlugPattern } from "@chemical-ink/catalogue-schema/slug";
import { z } from "zod";

const error = "can have a–z, 0–9 and single dashes between them";

/** A slug as a merchandiser can give it to a product. */
export const newSlugSchema = z
  .string()
  .max(longestSlug)
  .regex(slugPattern, { error })
  .describe("Made of the title where nobody says; a former one leads to the product's own");

/** A slug as a product can have it: one from before, with other letters, can be sent back. */
export const storedSlugSchema = z
  .string()
  .max(longestSlug)
  .regex(storedSlugPattern, { error })
  .describe("a–z, 0–9 and single dashes, or as it is; a former one leads to the product's own");
