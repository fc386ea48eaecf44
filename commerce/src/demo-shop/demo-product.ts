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

/** A product of the demonstration shop, as it is planted. */
export interface DemoProduct {
  title: string;
  /** Unique; made from the title. */
  handle: string;
  description: string;
  /** Euros, without tax. */
  price: number;
  stock: number;
  category: string;
  subCategory: string;
  kind: string;
  brand: string;
  /** Empty where the product has no colour. */
  color: string;
  colorSwatch: string;
  mpn: string;
  series: string;
  inkType: string;
  volumeMl?: number;
  pageYield?: number;
  yieldStandard: string;
  rows: { label: string; value: string }[];
  /** Make and model of each printer it fits. */
  printers: string[];
  drawing: { subject: DrawingSubject; color: string };
  hasPdf: boolean;
  hasVideo: boolean;
}
