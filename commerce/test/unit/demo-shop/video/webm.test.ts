import sharp from "sharp";
import { expect, it } from "vitest";
import { webmOf } from "../../../../src/demo-shop/video/webm";

const size = { width: 64, height: 36 };

function picture(quality: { lossless: boolean }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: "#009fe3" } })
    .webp(quality)
    .toBuffer();
}

it("packs every picture as a frame of a WebM video", async () => {
  const frame = await picture({ lossless: false });
  const video = webmOf(Array(25).fill(frame), { ...size, framesPerSecond: 10 });
  expect(video.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  expect(video.includes("webm")).toBe(true);
  expect(video.includes("V_VP8")).toBe(true);
  const keyFrame = Buffer.from([0x9d, 0x01, 0x2a]);
  expect(video.toString("latin1").split(keyFrame.toString("latin1"))).toHaveLength(26);
});

it("refuses pictures that are no video frames", async () => {
  const lossless = await picture({ lossless: true });
  expect(() => webmOf([lossless], { ...size, framesPerSecond: 10 })).toThrow(/lossy WebP/);
});
