/** Which files a field takes; sizes in bytes. */
export interface FileRule {
  /** What such a file is called in a sentence: "a PDF". */
  name: string;
  /** For the browser's file chooser. */
  accept: string;
  types: readonly string[];
  maxSize: number;
  /** Whether the first bytes of a file are those of its type. */
  begins: (bytes: Uint8Array) => boolean;
}

const megabyte = 1024 * 1024;

export const pdfRule: FileRule = {
  name: "a PDF",
  accept: "application/pdf,.pdf",
  types: ["application/pdf"],
  maxSize: 20 * megabyte,
  begins: (bytes) => ascii(bytes, 0, 5) === "%PDF-",
};

export const videoRule: FileRule = {
  name: "an MP4 or WebM video",
  accept: "video/mp4,video/webm,.mp4,.webm",
  types: ["video/mp4", "video/webm"],
  maxSize: 100 * megabyte,
  begins: (bytes) => ascii(bytes, 4, 8) === "ftyp" || (bytes[0] === 0x1a && bytes[1] === 0x45),
};

/** What is wrong with a file, in a sentence; nothing where it may be uploaded. */
export async function problemWithFile(file: Blob, rule: FileRule): Promise<string | undefined> {
  if (file.size > rule.maxSize) {
    return `The file has ${Math.ceil(file.size / megabyte)} MB; at most ${rule.maxSize / megabyte} MB go.`;
  }
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!rule.types.includes(file.type) || !rule.begins(start)) return `This is not ${rule.name}.`;
  return undefined;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}
