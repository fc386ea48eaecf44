import sharp from "sharp";

type PictureFormat = "png" | "jpeg" | "webp" | "avif";

/** A small picture. */
export function picture(format: PictureFormat, width = 8, height = 8): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: "#0af" } });
  return drawn.toFormat(format).toBuffer();
}

export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n",
);

/** A box of an MP4: its length, its name, its content. */
export function box(name: string, content: Buffer | string): Buffer {
  const inside = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, inside]);
}

export const mp4 = Buffer.concat([
  box("ftyp", "isom\0\0\x02\0isomiso2"),
  box("moov", box("mvhd", Buffer.alloc(100))),
  box("mdat", "frames"),
]);

/** An element of a WebM's header, with its length in eight bytes. */
function longElement(id: number[], content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...id, 0x01, 0, 0, 0, 0, 0, 0, content.length]), content]);
}

/** The header of a WebM whose type comes late, at byte 78. */
export const webmOfLateType = longElement(
  [0x1a, 0x45, 0xdf, 0xa3],
  Buffer.concat([
    ...[0x86, 0xf7, 0xf2, 0xf3].map((id) => longElement([0x42, id], Buffer.from([0, 0, 0, 1]))),
    longElement([0x42, 0x82], Buffer.from("webm")),
  ]),
);

/** The header of a WebM, with lengths of one byte or eight. */
export function webm(long = false): Buffer {
  const length = long ? [0x01, 0, 0, 0, 0, 0, 0, 4] : [0x84];
  const docType = Buffer.concat([Buffer.from([0x42, 0x82, ...length]), Buffer.from("webm")]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length]), docType]);
}
