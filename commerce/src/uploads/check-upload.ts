import { randomBytes } from "node:crypto";
import { basename, extname } from "node:path";
import sharp from "sharp";
import { slugOf } from "../slug";
import { type FileKind, fileKind } from "./file-kind";

/** Pixels a picture may have: more would fill the memory of whoever looks at it. */
const mostPixels = 50_000_000;

/** A file as multer hands it over. */
export interface UploadedFile {
  originalname: string;
  buffer: Buffer;
}

/** A file that may be kept, under a name nobody has used before. */
export interface CheckedFile {
  name: string;
  kind: FileKind;
}

/**
 * Looks at what a file is, how large it is, and how many pixels a picture claims to have, which
 * its first bytes tell.
 *
 * @returns the file, or a sentence about why it is not taken
 */
export async function checkUpload({
  originalname,
  buffer,
}: UploadedFile): Promise<
  { file: CheckedFile; problem?: never } | { file?: never; problem: string }
> {
  // Browsers send names in UTF-8; multer reads them as Latin-1.
  const given = Buffer.from(originalname, "latin1").toString("utf8");
  if (buffer.length === 0) return { problem: "The file is empty." };
  const kind = fileKind(buffer, given);
  if (!kind) {
    return {
      problem: "Not a PNG, JPEG, WebP or AVIF picture, a PDF, or an MP4 or WebM video.",
    };
  }
  if (buffer.length > kind.largest) {
    return { problem: `Such a file has at most ${kind.largest / 1024 / 1024} MB.` };
  }
  if (kind.mimeType.startsWith("image/")) {
    const problem = await pictureProblem(buffer);
    if (problem) return { problem };
  }
  const stem = slugOf(basename(given, extname(given))).slice(0, 80) || "file";
  // Of two files of one name in the same millisecond the store would keep one.
  const name = `${stem}-${randomBytes(4).toString("hex")}${kind.extension}`;
  return { file: { name, kind } };
}

async function pictureProblem(content: Buffer): Promise<string | undefined> {
  try {
    // Reads the picture's head only: the limit is ours to check.
    const { width, height } = await sharp(content, {
      limitInputPixels: false,
      failOn: "none",
      // All pictures of an animation, one below the other.
      pages: -1,
    }).metadata();
    if (width * height <= mostPixels) return;
    return `${width} × ${height} pixels are too many: at most 50 million.`;
  } catch {
    return "The picture is broken.";
  }
}
