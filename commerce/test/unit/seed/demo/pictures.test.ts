import sharp from "sharp";
import { expect, it } from "vitest";
import { readPicture, renderPicture } from "../../../../src/seed/demo/pictures";

it.each(["whole", "near"] as const)("renders a %s picture as square WebPs", async (view) => {
  const widths = [320, 640, 1200];
  const rendered = await renderPicture("ink-bottle-cyan", view, widths);
  const found = await Promise.all(rendered.map((picture) => sharp(picture).metadata()));
  expect(found.map(({ format, width, height }) => ({ format, width, height }))).toEqual(
    widths.map((width) => ({ format: "webp", width, height: width })),
  );
});

it("shows a part of the picture from near", () => {
  const whole = readPicture("toner-black");
  const near = readPicture("toner-black", "near");
  expect(near).not.toBe(whole);
  expect(near).toContain('viewBox="330 400 560 560"');
});

it("shows the ink in its colour", async () => {
  const inkOf = async (name: string) => {
    const [picture] = await renderPicture(name, "whole", [320]);
    const ink = await sharp(picture)
      .extract({ left: 125, top: 248, width: 70, height: 18 })
      .raw()
      .toBuffer();
    return { red: ink[0] ?? 0, blue: ink[2] ?? 0 };
  };
  const cyan = await inkOf("ink-bottle-cyan");
  const yellow = await inkOf("ink-bottle-yellow");
  expect(cyan.blue).toBeGreaterThan(cyan.red);
  expect(yellow.red).toBeGreaterThan(yellow.blue);
});
