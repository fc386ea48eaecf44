import sharp from "sharp";
import type { Drawing, DrawingSubject } from "./drawing";
import { drum } from "./drum";
import { inkBottle } from "./ink-bottle";
import { inkCartridge } from "./ink-cartridge";
import { inkTankPrinter } from "./ink-tank-printer";
import { inkjetPrinter } from "./inkjet-printer";
import { largeFormatCartridge } from "./large-format-cartridge";
import { largeFormatPrinter } from "./large-format-printer";
import { laserPrinter } from "./laser-printer";
import { type Shades, shadesOf } from "./shade";
import { canvas, inStudio, type View } from "./studio";
import type { Drawn } from "./svg";
import { toner } from "./toner";

/** The colour of things that have none of their own. */
const neutral = "#5b6b86";

const subjects: Record<DrawingSubject, (ink: Shades, color: string) => Drawn> = {
  "ink-bottle": inkBottle,
  "ink-cartridge": (ink, color) => inkCartridge(ink, color === "Tri-colour"),
  toner,
  drum,
  "ink-tank-printer": inkTankPrinter,
  "inkjet-printer": inkjetPrinter,
  "laser-printer": laserPrinter,
  "large-format-cartridge": largeFormatCartridge,
  "large-format-printer": largeFormatPrinter,
};

/** A product's picture as SVG, on a square. It has no text, so that it needs no fonts. */
export function drawingOf({ subject, color, swatch }: Drawing, view: View = "whole"): string {
  const tint = swatch || neutral;
  return inStudio(subjects[subject](shadesOf(tint), color), tint, view);
}

/**
 * A product's picture as WebP: a square in each of these widths, in pixels. It is drawn once, at
 * the last of them.
 *
 * @param widths the widest last
 */
export async function drawPicture(
  drawing: Drawing,
  view: View,
  widths: readonly number[],
): Promise<Buffer[]> {
  const widest = widths.at(-1) ?? canvas;
  const drawn = await sharp(Buffer.from(drawingOf(drawing, view)), {
    density: (72 * widest) / canvas,
  })
    .resize(widest, widest)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Promise.all(
    widths.map((width) => sharp(drawn).resize(width, width).webp({ quality: 84 }).toBuffer()),
  );
}
