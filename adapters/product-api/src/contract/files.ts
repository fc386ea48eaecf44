import { limits } from "@chemical-ink/catalogue-schema/limits";
import { fileTypes, largestFile } from "@chemical-ink/catalogue-schema/shop-file-type";
import { z } from "zod";

const pictureFileSchema = z
  .file()
  .max(largestFile.Image, { error: "A picture can have 5 MB at most" })
  .mime([...fileTypes.Image], { error: "Pictures can be PNG, JPEG, WebP or AVIF" });

/** The pictures of a form. */
export const pictureFilesSchema = z
  .array(pictureFileSchema)
  .max(limits.pictures, { error: `${limits.pictures} pictures at most` });

/** The PDF of a form. */
export const pdfFileSchema = z
  .file({ error: "Choose one PDF" })
  .max(largestFile.pdf, { error: "The PDF can have 20 MB at most" })
  .mime([...fileTypes.pdf], { error: "This is not a PDF" });

const videoFileSchema = z
  .file()
  .max(largestFile.video, { error: "The video can have 100 MB at most" })
  .mime([...fileTypes.video], { error: "A video can be MP4 or WebM" });

const videoAddressSchema = z.url({
  protocol: /^https?$/,
  error: "Enter a web address that begins with https://",
});

/** A video file, the address of one or of a player, or nothing. */
export const videoSchema = z
  .union([z.literal(""), videoAddressSchema, videoFileSchema], {
    error: (issue) =>
      Array.isArray(issue.input) ? "Give a video file or its address, not both" : undefined,
  })
  .describe("A file, or the address of one or of a player");
