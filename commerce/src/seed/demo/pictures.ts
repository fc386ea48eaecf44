import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { dataFile } from "./read-table";

/** Which part of a picture is shown: all of it, or its middle from near. */
export type View = "whole" | "near";

/** The side of the square that the SVG files are drawn on. */
const canvas = 1200;

/** The square of the canvas that each view shows, as an SVG's `viewBox`. */
const viewBoxes: Record<View, string> = {
  whole: `0 0 ${canvas} ${canvas}`,
  near: "330 400 560 560",
};

/** The first part of a picture's name, by sub-category, or else by category. */
const subjects: Record<string, string> = {
  "Ink-tank printers": "ink-tank-printer",
  "Inkjet printers": "inkjet-printer",
  "Laser printers": "laser-printer",
  "Large-format printers": "large-format-printer",
  "Ink bottles": "ink-bottle",
  "Ink cartridges": "ink-cartridge",
  "Large-format inks": "large-format-cartridge",
  Toner: "toner",
  Drums: "drum",
};

/**
 * The name of a demonstration product's picture in `data/pictures`, such as "ink-bottle-light-cyan".
 *
 * @throws Error where there is none for its categories
 */
export function pictureName(
  product: Pick<CatalogueProduct, "category" | "sub_category" | "color">,
): string {
  const { category, sub_category, color } = product;
  const subject = subjects[sub_category] ?? subjects[category];
  if (!subject) throw new Error(`There is no picture for "${category}", "${sub_category}".`);
  return color ? `${subject}-${color.toLowerCase().replaceAll(" ", "-")}` : subject;
}

/** A picture as SVG, on a square. @throws Error where there is no such file */
export function readPicture(name: string, view: View = "whole"): string {
  const svg = readFileSync(dataFile(`pictures/${name}.svg`), "utf8");
  return svg.replace(`viewBox="${viewBoxes.whole}"`, `viewBox="${viewBoxes[view]}"`);
}

/**
 * A picture as WebP: a square in each of these widths, in pixels. It is rasterised once, at the last.
 *
 * @param widths the widest last
 */
export async function renderPicture(
  name: string,
  view: View,
  widths: readonly number[],
): Promise<Buffer[]> {
  const widest = widths.at(-1) ?? canvas;
  const rasterised = await sharp(Buffer.from(readPicture(name, view)), {
    density: (72 * widest) / canvas,
  })
    .resize(widest, widest)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Promise.all(
    widths.map((width) => sharp(rasterised).resize(width, width).webp({ quality: 84 }).toBuffer()),
  );
}
