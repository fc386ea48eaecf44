import sharp from "sharp";
import { expect, it } from "vitest";
import { drawPicture } from "../../../../src/demo-shop/drawings/draw-picture";

it.each([320, 640, 1200])("draws a square WebP of %i pixels", async (width) => {
  const picture = await drawPicture({ subject: "ink-bottle", color: "Cyan" }, width);
  const { format, width: across, height } = await sharp(picture).metadata();
  expect({ format, across, height }).toEqual({ format: "webp", across: width, height: width });
});

it("shows the ink in its colour", async () => {
  const inkOf = async (color: string) => {
    const picture = await drawPicture({ subject: "ink-bottle", color }, 320);
    const ink = await sharp(picture)
      .extract({ left: 125, top: 248, width: 70, height: 18 })
      .raw()
      .toBuffer();
    return { red: ink[0] ?? 0, blue: ink[2] ?? 0 };
  };
  const cyan = await inkOf("Cyan");
  const yellow = await inkOf("Yellow");
  expect(cyan.blue).toBeGreaterThan(cyan.red);
  expect(yellow.red).toBeGreaterThan(yellow.blue);
});
