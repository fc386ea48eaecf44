import { randomBytes } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  fileEndings,
  fileTypes,
  largestFile,
  type ShopFileType,
  shopFileType,
} from "@chemical-ink/catalogue-schema/shop-file-type";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { serviceLimits } from "../limits.ts";
import { ProblemError } from "../problem-error.ts";

type Values = Record<string, unknown>;

/** Bounds for reading a form; what a product may hold is the contract's business. */
export const formLimits = {
  fields: serviceLimits.formFields,
  fieldSize: serviceLimits.formFieldBytes,
  files: serviceLimits.formFiles,
  fileSize: serviceLimits.formFileBytes,
};

/**
 * Reads a multipart form into plain values, unchecked. Files go to `folder` as they come in and
 * stay there, so that no request holds a video in memory; the folder is the caller's to delete.
 *
 * @throws ProblemError where a field is larger than any may be, or the form is broken
 */
export async function readProductForm(
  parts: AsyncIterable<Multipart>,
  folder: string,
): Promise<Values> {
  try {
    return await readParts(parts, folder);
  } catch (error) {
    if (!isBrokenForm(error)) throw error;
    throw new ProblemError("invalid-request", "The form is broken, or it ends too early.");
  }
}

/** The parser's own errors are plain ones; a connection that was cut has a code. */
function isBrokenForm(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== "Error") return false;
  const code = "code" in error ? error.code : undefined;
  return [undefined, "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].some((one) => one === code);
}

async function readParts(parts: AsyncIterable<Multipart>, folder: string): Promise<Values> {
  const values = new Map<string, unknown[]>();
  let count = 0;
  for await (const part of parts) {
    if (part.type === "field" && part.valueTruncated) {
      throw new ProblemError(
        "body-too-large",
        `${part.fieldname} is longer than any field may be.`,
      );
    }
    count += 1;
    const value =
      part.type === "field" ? part.value : await received(part, join(folder, String(count)));
    // What a browser sends for a file field that nobody used.
    if (part.type === "file" && !part.filename && value instanceof File && value.size === 0)
      continue;
    values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), value]);
  }
  // Where a field may come once, a list of several is what is wrong with it.
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, name === "Image" || all.length > 1 ? all : all[0]]),
  );
}

/** The file on disk, with the type that its content shows and a name that is safe to store. */
async function received(part: MultipartFile, path: string): Promise<File> {
  const limit = isFileField(part.fieldname) ? largestFile[part.fieldname] : 0;
  await pipeline(part.file, (chunks) => upTo(limit, chunks), createWriteStream(path));
  const content = await openAsBlob(path);
  // What was cut off cannot show what it is: its size is what is told.
  const type = content.size > limit ? announcedType(part.fieldname) : await shopFileType(content);
  const ending = type ? fileEndings[type] : "bin";
  return new File([content], `${plainName(part)}.${ending}`, { type: type ?? "" });
}

/** Reads everything, but passes on only as much as shows that a file is too large. */
async function* upTo(limit: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of chunks) {
    if (passed > limit) continue;
    passed += chunk.length;
    yield chunk;
  }
}

function announcedType(name: string): ShopFileType | undefined {
  return isFileField(name) ? fileTypes[name][0] : undefined;
}

function isFileField(name: string): name is keyof typeof largestFile {
  return Object.hasOwn(largestFile, name);
}

/** Keeps what can be read of a file's name, without its ending; never the same name twice. */
function plainName({ filename = "", fieldname }: MultipartFile): string {
  const base = filename
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return `${base || fieldname.toLowerCase()}-${randomBytes(6).toString("hex")}`;
}
