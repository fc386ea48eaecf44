import { randomBytes } from "node:crypto";
import { basename, extname } from "node:path";
import sharp from "sharp";
import {
  fieldOf,
  fileEndings,
  largestFile,
  shopFileType,
} from "../../catalogue-schema/src/shop-file-type";
import { slugOf } from "../../catalogue-schema/src/slug";
import type { Result } from "../result";

/** The most pixels of a picture: more would fill a browser's memory. */
const mostPixels = 50_000_000;

/** The most bytes of a CSV file for Medusa's product import. */
const largestCsv = 20 * 1024 * 1024;

/** A file as multer provides it. */
export interface UploadedFile {
  originalname: string;
  buffer: Buffer;
}

/** A checked file, with a new name. */
export interface CheckedFile {
  name: string;
  mimeType: string;
}

/**
 * Checks the type of a file by its content, its size, and the number of pixels in a picture's
 * header.
 *
 * @returns the file, or a sentence that says why it is refused
 */
export async function checkUpload({
  originalname,
  buffer,
}: UploadedFile): Promise<Result<CheckedFile, string>> {
  // Browsers send names in UTF-8; multer reads them as Latin-1.
  const given = Buffer.from(originalname, "latin1").toString("utf8");
  if (buffer.length === 0) return { problem: "The file is empty." };
  const type = await shopFileType(buffer);
  // A CSV file has no signature, so its name counts.
  const isCsv = !type && /\.csv$/i.test(given) && isText(buffer);
  if (!type && !isCsv) {
    return {
      problem: "Not a PNG, JPEG, WebP or AVIF picture, a PDF, or an MP4 or WebM video.",
    };
  }
  const largest = type ? largestFile[fieldOf(type)] : largestCsv;
  if (buffer.length > largest) {
    return { problem: `Such a file has at most ${largest / 1024 / 1024} MB.` };
  }
  if (type && fieldOf(type) === "Image") {
    const problem = await pictureProblem(buffer);
    if (problem) return { problem };
  }
  const stem = slugOf(basename(given, extname(given))).slice(0, 80) || "file";
  // The store would keep only one of two files with the same name and millisecond.
  const name = `${stem}-${randomBytes(4).toString("hex")}.${type ? fileEndings[type] : "csv"}`;
  return { value: { name, mimeType: type ?? "text/csv" } };
}

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

async function pictureProblem(content: Buffer): Promise<string | undefined> {
  try {
    // Reads only the header of the picture. The limit is checked below.
    const { width, height } = await sharp(content, {
      limitInputPixels: false,
      failOn: "none",
      // All pictures of an animation, as one high picture.
      pages: -1,
    }).metadata();
    if (width * height <= mostPixels) return;
    return `${width} × ${height} pixels are too many: at most 50 million.`;
  } catch {
    return "The picture is broken.";
  }
}
