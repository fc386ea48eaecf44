/** Kinds of ISO media that browsers play as MP4. QuickTime's own is none of them. */
const mp4Brands = /^(isom|iso\d|mp4\d|avc1|M4V |MSNV|dash|f4v |3gp\d)$/;

/**
 * Whether a content is an MP4 video: boxes one after the other, first the one that says so, among
 * them the one that says what is in it.
 */
export function isMp4(content: Buffer): boolean {
  if (!has(content, "ftyp", 4)) return false;
  if (!mp4Brands.test(content.subarray(8, 12).toString("latin1"))) return false;
  const found = new Set<string>();
  for (let at = 0; at < content.length; ) {
    if (at + 8 > content.length) return false;
    const size = boxSize(content, at);
    if (size === undefined || at + size > content.length) return false;
    found.add(content.subarray(at + 4, at + 8).toString("latin1"));
    at += size;
  }
  return found.has("moov");
}

/** Bytes of the box at a place, its head included. */
function boxSize(content: Buffer, at: number): number | undefined {
  const size = content.readUInt32BE(at);
  // 0: to the end of the file. 1: a long size follows.
  if (size === 0) return content.length - at;
  if (size !== 1) return size >= 8 ? size : undefined;
  if (at + 16 > content.length) return undefined;
  const long = content.readBigUInt64BE(at + 8);
  return long >= 16n && long <= BigInt(content.length) ? Number(long) : undefined;
}

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const docType = Buffer.from([0x42, 0x82]);

/** Whether a content is a WebM video: an EBML document of that type. Matroska's others are not. */
export function isWebm(content: Buffer): boolean {
  if (!content.subarray(0, 4).equals(ebml)) return false;
  const head = content.subarray(0, 128);
  const at = head.indexOf(docType);
  const first = head[at + docType.length];
  if (at < 0 || !first) return false;
  // EBML writes a length in as many bytes as its first one has leading zeros, and one more.
  const begin = at + docType.length + Math.clz32(first) - 23;
  return head[begin - 1] === 4 + (begin === at + 3 ? 0x80 : 0) && has(head, "webm", begin);
}

function has(content: Buffer, text: string, at: number): boolean {
  return content.toString("latin1", at, at + text.length) === text;
}
