/**
 * Which files the shop accepts, by their content: a file's name and the type that its sender gives
 * can be wrong.
 */

const megabyte = 1024 * 1024;

/** The largest file of each field, bytes. */
export const largestFile = { Image: 5 * megabyte, pdf: 20 * megabyte, video: 100 * megabyte };

/** The file types of each field. */
export const fileTypes = {
  Image: ["image/png", "image/jpeg", "image/webp", "image/avif"],
  pdf: ["application/pdf"],
  video: ["video/mp4", "video/webm"],
} as const;

/** A field of a product that holds a file. */
export type FileField = keyof typeof fileTypes;

export type ShopFileType = (typeof fileTypes)[FileField][number];

/** The extension of each type, without the dot. */
export const fileEndings: Record<ShopFileType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** The field of a product that takes a file type. */
export function fieldOf(type: ShopFileType): FileField {
  if (type === "application/pdf") return "pdf";
  return type.startsWith("image/") ? "Image" : "video";
}

/** The type of a content; undefined where the shop does not accept it. */
export async function shopFileType(content: Blob | Uint8Array): Promise<ShopFileType | undefined> {
  if ((await latin1(content, 4, 8)) === "ftyp") return isoMediaType(content);
  const { fileTypeFromBlob, fileTypeFromBuffer } = await import("file-type/core");
  const found = await (content instanceof Uint8Array
    ? fileTypeFromBuffer(content)
    : fileTypeFromBlob(content));
  switch (found?.mime) {
    // An animated PNG.
    case "image/apng":
      return "image/png";
    case "application/pdf":
      return (await isWholePdf(content)) ? "application/pdf" : undefined;
    case "image/png":
    case "image/jpeg":
    case "image/webp":
    case "video/webm":
      return found.mime;
    default:
      return undefined;
  }
}

/** Whether a PDF is complete: it has objects and an end marker. */
async function isWholePdf(content: Blob | Uint8Array): Promise<boolean> {
  const text = await latin1(content, 0, sizeOf(content));
  return (
    /^%PDF-[12]\.\d/.test(text) && text.includes("endobj") && text.slice(-1024).includes("%%EOF")
  );
}

/** Brands of ISO media that browsers play as MP4, without QuickTime's own. */
const mp4Brands = /^(isom|iso\d|mp4\d|avc1|M4V |MSNV|dash|f4v |3gp\d)$/;

/**
 * An AVIF picture, by its main brand or a compatible one, or an MP4 video. The library reads only
 * the main brand, and takes every unknown brand for an MP4.
 */
async function isoMediaType(content: Blob | Uint8Array): Promise<ShopFileType | undefined> {
  const headSize = (await readBox(content, 0))?.size ?? 0;
  const brands = (await latin1(content, 8, Math.min(headSize, 256))).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "image/avif";
  if (!mp4Brands.test(brands[0] ?? "")) return undefined;
  return (await isWholeMp4(content)) ? "video/mp4" : undefined;
}

/** Whether its boxes reach the end of the file and one of them is the index of the media. */
async function isWholeMp4(content: Blob | Uint8Array): Promise<boolean> {
  let hasMovie = false;
  for (let at = 0; at < sizeOf(content); ) {
    const box = await readBox(content, at);
    if (!box || at + box.size > sizeOf(content)) return false;
    hasMovie ||= box.name === "moov";
    at += box.size;
  }
  return hasMovie;
}

/** The name and the size of the box at an offset. */
async function readBox(
  content: Blob | Uint8Array,
  at: number,
): Promise<{ name: string; size: number } | undefined> {
  const head = await bytesOf(content, at, at + 16);
  if (head.length < 8) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const name = textOf(head.subarray(4, 8));
  const size = view.getUint32(0);
  // 0: to the end of the file. 1: a 64-bit size follows.
  if (size === 0) return { name, size: sizeOf(content) - at };
  if (size !== 1) return size >= 8 ? { name, size } : undefined;
  if (head.length < 16) return undefined;
  const long = view.getBigUint64(8);
  return long >= 16n && long <= BigInt(sizeOf(content)) ? { name, size: Number(long) } : undefined;
}

function sizeOf(content: Blob | Uint8Array): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

async function bytesOf(content: Blob | Uint8Array, from: number, to: number): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content.subarray(from, to);
  return new Uint8Array(await content.slice(from, to).arrayBuffer());
}

async function latin1(content: Blob | Uint8Array, from: number, to: number): Promise<string> {
  return textOf(await bytesOf(content, from, to));
}

/** As Latin-1, which browsers call Windows-1252. Both are ASCII below 0x80. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
