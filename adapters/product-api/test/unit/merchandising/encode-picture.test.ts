import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  encodePicture,
  UnreadablePictureError,
} from "../../../src/merchandising/encode-picture.ts";
import { sampleFile, samplePicture } from "../file-samples.ts";

async function read(file: File | undefined) {
  return sharp(await (file ?? new Blob([])).arrayBuffer()).metadata();
}

function fileOf(content: Buffer): File {
  return new File([new Uint8Array(content)], "picture.jpg");
}

describe("a picture", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)("of type %s becomes WebP", async (format) => {
    const encoded = await encodePicture(await samplePicture(format, { width: 2_000 }));
    expect(encoded.map(({ width }) => width)).toEqual([320, 640, 1_200, 1_600]);
    for (const { file, width } of encoded) {
      expect(await read(file)).toMatchObject({ format: "webp", width });
      expect(file.name).toBe(`Sample-${width}.webp`);
      expect(file.type).toBe("image/webp");
    }
  });

  it("is never enlarged, and never higher than pages show it", async () => {
    const small = await encodePicture(await samplePicture("png", { width: 500, height: 500 }));
    expect(small.map(({ width }) => width)).toEqual([320, 500]);
    const tall = await encodePicture(await samplePicture("png", { width: 1_000, height: 4_800 }));
    expect(tall.map(({ width }) => width)).toEqual([320, 500]);
    expect((await read(tall.at(-1)?.file)).height).toBe(2_400);
  });

  it("stands upright and tells nothing of where it was taken", async () => {
    const { create } = {
      create: { width: 60, height: 20, channels: 3, background: "red" },
    } as const;
    const content = await sharp({ create })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: "A secret place" } } })
      .jpeg()
      .toBuffer();
    const [only] = await encodePicture(fileOf(content));
    const found = await read(only?.file);
    expect(found).toMatchObject({ width: 20, height: 60 });
    expect(found.exif ?? found.xmp ?? found.iptc ?? found.icc ?? found.orientation).toBeUndefined();
    expect(await only?.file.text()).not.toContain("secret");
  });

  it("keeps what is see-through, and the first of several that move", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 10, height: 10, channels: 4, background: clear } as const;
    const [first] = await encodePicture(fileOf(await sharp({ create }).png().toBuffer()));
    expect((await read(first?.file)).hasAlpha).toBe(true);

    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 10, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const [still] = await encodePicture(fileOf(moving));
    expect((await read(still?.file)).pages ?? 1).toBe(1);
  });

  it("that is a bomb, broken off, or none at all is refused", async () => {
    const create = { width: 8_000, height: 8_000, channels: 3, background: "white" } as const;
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const whole = Buffer.from(await (await samplePicture("jpeg")).arrayBuffer());
    const others = [fileOf(bomb), fileOf(whole.subarray(0, whole.length / 2)), sampleFile("jpg")];
    for (const file of others) {
      await expect(encodePicture(file)).rejects.toThrow(UnreadablePictureError);
    }
    expect(await encodePicture(await samplePicture())).toHaveLength(1);
  });
});
