import { isMp4, isWebm } from "./video-container";

const megabyte = 1024 * 1024;

/** A kind of file the shop takes: how it is served, named and limited. */
export interface FileKind {
  mimeType: string;
  /** With the dot. */
  extension: string;
  /** Bytes. */
  largest: number;
}

const picture = { largest: 5 * megabyte };
const video = { largest: 100 * megabyte };

const kinds = {
  png: { ...picture, mimeType: "image/png", extension: ".png" },
  jpeg: { ...picture, mimeType: "image/jpeg", extension: ".jpg" },
  webp: { ...picture, mimeType: "image/webp", extension: ".webp" },
  avif: { ...picture, mimeType: "image/avif", extension: ".avif" },
  pdf: { largest: 20 * megabyte, mimeType: "application/pdf", extension: ".pdf" },
  mp4: { ...video, mimeType: "video/mp4", extension: ".mp4" },
  webm: { ...video, mimeType: "video/webm", extension: ".webm" },
  csv: { largest: 20 * megabyte, mimeType: "text/csv", extension: ".csv" },
} satisfies Record<string, FileKind>;

/**
 * What kind of file a content is. Names and announced types are not asked, as anybody can write
 * anything there; only CSV, which looks like any text, needs its name.
 */
export function fileKind(content: Buffer, name: string): FileKind | undefined {
  const starts = (bytes: string, at = 0) =>
    content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));
  if (starts("\x89PNG\r\n\x1a\n")) return kinds.png;
  if (starts("\xff\xd8\xff")) return kinds.jpeg;
  if (starts("RIFF") && starts("WEBP", 8)) return kinds.webp;
  if (content.length >= 12 && isAvif(content)) return kinds.avif;
  if (starts("%PDF-")) return isWholePdf(content) ? kinds.pdf : undefined;
  if (isWebm(content)) return kinds.webm;
  if (isMp4(content)) return kinds.mp4;
  if (/\.csv$/i.test(name) && isText(content)) return kinds.csv;
  return undefined;
}

/** What only begins like a PDF is none: it has objects, and says near its end that it ends. */
function isWholePdf(content: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(content.toString("latin1", 0, 8)) &&
    content.includes("endobj") &&
    content.subarray(-1024).includes("%%EOF")
  );
}

/** A picture in the box that begins AVIF files: its own brand, or one it says it is good for. */
function isAvif(content: Buffer): boolean {
  if (content.toString("latin1", 4, 8) !== "ftyp") return false;
  const brands = content.toString("latin1", 8, Math.min(content.readUInt32BE(0), 256));
  return (brands.match(/.{4}/gs) ?? []).some((brand) => brand === "avif" || brand === "avis");
}

function isText(content: Buffer): boolean {
  if (content.length === 0 || content.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
