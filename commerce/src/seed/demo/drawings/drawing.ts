import type { CatalogueProduct } from "../../../catalogue-product/catalogue-product";

/** What a picture of a product shows. */
export type DrawingSubject =
  | "ink-bottle"
  | "ink-cartridge"
  | "toner"
  | "drum"
  | "ink-tank-printer"
  | "inkjet-printer"
  | "laser-printer"
  | "large-format-cartridge"
  | "large-format-printer";

/** A picture before it is drawn. */
export interface Drawing {
  subject: DrawingSubject;
  /** The colour's name; empty where there is none. */
  color: string;
  /** `#rrggbb`; empty where there is none. */
  swatch: string;
}

/** By sub-category, or else by category. */
const subjects: Record<string, DrawingSubject> = {
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
 * The picture of a product of the demonstration: what it shows follows from the categories.
 *
 * @throws Error where nothing is drawn for them
 */
export function drawingOfProduct(
  product: Pick<CatalogueProduct, "category" | "sub_category" | "color" | "color_swatch">,
): Drawing {
  const { category, sub_category, color, color_swatch } = product;
  const subject = subjects[sub_category] ?? subjects[category];
  if (!subject) throw new Error(`There is no drawing for "${category}", "${sub_category}".`);
  return { subject, color, swatch: color_swatch };
}
