import sharp from "sharp";

/** One white pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4//8/AAX+Av7czFnnAAAAAElFTkSuQmCC",
  "base64",
).toString("latin1");

/**
 * How files of each type begin, by the ending of their names. The PNG, the PDF and the MP4 are whole:
 * their beginning alone does not make them one.
 */
export const fileSamples = {
  png,
  jpg: "\xff\xd8\xff\xe0\0\x10JFIF",
  webp: "RIFF\x24\0\0\0WEBPVP8 ",
  avif: "\0\0\0\x1cftypavif\0\0\0\0avifmif1",
  pdf: "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  mp4: "\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov",
  // What says that it is WebM stands behind 67 bytes that say nothing.
  webm: `\x1aE\xdf\xa3\x40\x4a${"\xec\x40\x40".padEnd(67, "\0")}B\x82\x84webm`,
};

/** A file that begins as one of this type does, whatever it is called. */
export function sampleFile(
  ending: keyof typeof fileSamples,
  name = `Sample.${ending}`,
  bytes = 64,
): File {
  const content = Buffer.concat([
    Buffer.from(fileSamples[ending], "latin1"),
    Buffer.alloc(Math.max(0, bytes - fileSamples[ending].length)),
  ]);
  return new File([content], name);
}

/** A picture that can be read, of noise, in this format. */
export async function samplePicture(
  format: "png" | "jpeg" | "webp" | "avif" = "png",
  { name = `Sample.${format}`, width = 40, height = 30 } = {},
): Promise<File> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width, height, channels: 3 as const, background: "#888", noise };
  const content = await sharp({ create }).toFormat(format).toBuffer();
  return new File([new Uint8Array(content)], name, { type: `image/${format}` });
}
