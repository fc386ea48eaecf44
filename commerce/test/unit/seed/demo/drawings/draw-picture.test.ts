import sharp from "sharp";
import { expect, it } from "vitest";
import { drawPicture } from "../../../../../src/seed/demo/drawings/draw-picture";

it.each(["whole", "near"] as const)("draws a %s thing as square WebPs", async (view) => {
  const widths = [320, 640, 1200];
  const drawn = await drawPicture(
    { subject: "ink-bottle", color: "Cyan", swatch: "#009fe3" },
    view,
    widths,
  );
  const found = await Promise.all(drawn.map((picture) => sharp(picture).metadata()));
  expect(found.map(({ format, width, height }) => ({ format, width, height }))).toEqual(
    widths.map((width) => ({ format: "webp", width, height: width })),
  );
});

it("shows the ink in its colour", async () => {
  const inkOf = async (color: string, swatch: string) => {
    const [picture] = await drawPicture({ subject: "ink-bottle", color, swatch }, "whole", [320]);
    const ink = await sharp(picture)
      .extract({ left: 125, top: 248, width: 70, height: 18 })
      .raw()
      .toBuffer();
    return { red: ink[0] ?? 0, blue: ink[2] ?? 0 };
  };
  const cyan = await inkOf("Cyan", "#009fe3");
  const yellow = await inkOf("Yellow", "#ffd400");
  expect(cyan.blue).toBeGreaterThan(cyan.red);
  expect(yellow.red).toBeGreaterThan(yellow.blue);
});
