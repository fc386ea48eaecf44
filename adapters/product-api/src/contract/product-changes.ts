import { limits } from "@chemical-ink/catalogue-schema/limits";
import { z } from "zod";
import { jsonList } from "./fiche-tech.ts";
import { pdfFileSchema, pictureFilesSchema, videoSchema } from "./files.ts";
import { knownKeys } from "./known-keys.ts";
import { productFields } from "./product-fields.ts";
import { storedSlugSchema } from "./slug.ts";

/** Only the shop writes these. Who sends a product back as it was read sends them too. */
const shopsOwn = {
  _id: z.unknown(),
  sold: z.unknown(),
  currency: z.unknown(),
  categorySlug: z.unknown(),
  subCategorySlug: z.unknown(),
  variantId: z.unknown(),
  variants: z.unknown(),
  furtherVariants: z.unknown(),
  createdAt: z.unknown(),
  updatedAt: z.unknown(),
};

/** Where one of the new files goes among the pictures. */
const newPicture = /^Image\.\d$/;

const keptPictureSchema = z
  .union([z.string(), z.looseObject({ url: z.string() })], {
    error: "must be the address of a picture that the product has, or Image.0 for the first file",
  })
  .transform((picture) => (typeof picture === "string" ? picture : picture.url));

/**
 * What changes of a product: as JSON, or as a form with files. What is left out stays as it is; what
 * only the shop writes is not looked at, so that a product can be sent back as it was read.
 */
export const productChangesSchema = knownKeys({
  ...productFields,
  slug: storedSlugSchema,
  Images: jsonList(keptPictureSchema, limits.pictures).describe(
    "The pictures there shall be, in order: addresses (or {url}) of those that stay, and Image.0 " +
      "for the first of the new files. New files that are not named come last; without Images all " +
      "that are there stay",
  ),
  Image: z.union([z.string(), pictureFilesSchema]).describe("New files; an address is ignored"),
  pdf: z
    .union([z.string(), pdfFileSchema], { error: "This is not a PDF" })
    .describe("A new file; empty to take it away; its own address to keep it"),
  video: videoSchema,
  version: z.string().max(200).describe("What was read; without it the last one who saves wins"),
  ...shopsOwn,
}).partial();

/** Whether this names a new file among the pictures; which one is at its end. */
export function isNewPicture(entry: string): boolean {
  return newPicture.test(entry);
}

export type ProductChanges = z.output<typeof productChangesSchema>;
