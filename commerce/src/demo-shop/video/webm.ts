/**
 * Packs pictures into a WebM video. A lossy WebP picture is one key frame of a VP8 video, so no
 * encoder is needed: the frames are taken out of their pictures and put into the container.
 */

/** An element of the container: its id, its size, its content. */
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([idBytes(id), size, body]);
}

function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
}

function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, "ascii"));
}

/**
 * The VP8 frame inside a lossy WebP picture without transparency.
 *
 * @throws Error where the picture is of another kind
 */
function frameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString("ascii", at, at + 4) === "VP8 ") return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error("Only lossy WebP pictures without transparency can be frames of a video.");
}

function simpleBlock(frame: Buffer, afterMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(afterMs, 1);
  return element(0xa3, head, frame);
}

/** A video of lossy WebP pictures of one size, each shown equally long. */
export function webmOf(
  pictures: Buffer[],
  { width, height, framesPerSecond }: { width: number; height: number; framesPerSecond: number },
): Buffer {
  const frameMs = 1000 / framesPerSecond;
  const clusters: { startMs: number; bytes: Buffer }[] = [];
  for (let first = 0; first < pictures.length; first += framesPerSecond) {
    const startMs = Math.round(first * frameMs);
    const blocks = pictures
      .slice(first, first + framesPerSecond)
      .map((picture, index) => simpleBlock(frameOf(picture), Math.round(index * frameMs)));
    clusters.push({ startMs, bytes: element(0x1f43b675, uint(0xe7, startMs), ...blocks) });
  }
  const header = element(
    0x1a45dfa3,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, "webm"),
    uint(0x4287, 2),
    uint(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, pictures.length * frameMs),
    text(0x4d80, "chemical-ink"),
    text(0x5741, "chemical-ink"),
  );
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x9c, 0),
      text(0x86, "V_VP8"),
      uint(0x83, 1),
      uint(0x23e383, Math.round(frameMs * 1_000_000)),
      element(0xe0, uint(0xb0, width), uint(0xba, height)),
    ),
  );
  // Where to jump to. Positions have a fixed length, so the list's own length is known before them.
  const cuesAt = (start: number) => {
    let position = start;
    return element(
      0x1c53bb6b,
      ...clusters.map(({ startMs, bytes }) => {
        const cue = element(
          0xbb,
          uint(0xb3, startMs),
          element(0xb7, uint(0xf7, 1), uint(0xf1, position)),
        );
        position += bytes.length;
        return cue;
      }),
    );
  };
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  return Buffer.concat([
    header,
    element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
}
