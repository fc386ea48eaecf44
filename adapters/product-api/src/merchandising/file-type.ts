/** How files of each type begin, their bytes read as Latin-1. */
const beginnings = {
  "image/png": /^\x89PNG\r\n.\n/s,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF.{4}WEBP/s,
  "image/avif": /^.{4}ftyp(avi[fs]|(mif1|msf1|miaf).{4}.*avi[fs])/s,
  "application/pdf": /^%PDF-/,
  "video/mp4": /^.{4}ftyp(isom|iso\d|mp4\d|avc1|M4V |dash|f4v |3gp\d)/s,
  "video/webm": /^.E\xdf\xa3.*webm/s,
};

/** A type of file that products can have. */
export type FileType = keyof typeof beginnings;

/** So many bytes tell a file's type. */
const headBytes = 64;

/** The ending of a file's name, by its type. */
export const fileEndings: Record<FileType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** The type that a file's content shows, whatever its name says; undefined for any other. */
export async function fileTypeOf(content: Blob): Promise<FileType | undefined> {
  const bytes = await content.slice(0, headBytes).arrayBuffer();
  const head = Buffer.from(bytes).toString("latin1");
  const types = Object.keys(beginnings) as FileType[];
  return types.find((type) => beginnings[type].test(head));
}
