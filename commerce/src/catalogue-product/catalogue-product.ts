import type { ProductStatus } from "@medusajs/framework/utils";
import { emptySheet, type SheetRecord } from "../../catalogue-schema/src/attributes";

/** One row of a technical sheet: a text, a number with its unit, or a yes or no. */
export type SheetRow =
  | { label: string; value: string }
  | { label: string; value: number; unit?: string }
  | { label: string; value: boolean };

/** A picture, and the narrower ones there are of it; widths in pixels. */
export interface ProductPicture {
  url: string;
  sources: { url: string; width: number }[];
}

/**
 * Everything of a product that a merchandiser writes. An empty text is: not known, or not so; null is
 * the same of a number.
 */
export interface CatalogueProduct extends SheetRecord {
  title: string;
  /** The product's part of its URL; unique. */
  handle: string;
  description: string;
  /** Only `published` is for shoppers. */
  status: `${ProductStatus}`;
  /** Major units of `catalogueCurrency`, without tax. What has none (null) is offered nowhere. */
  price: number | null;
  /** How many there are at the shop's location, those that orders wait for included. */
  stock: number;
  /** Names. A category that is not there yet is made. */
  category: string;
  sub_category: string;
  images: ProductPicture[];
  rows: SheetRow[];
  /** Make and model of each printer it fits, such as "Epson L3150". One not known yet is made. */
  printers: string[];
}

/** A product as it is read: what a merchandiser may write, and what only the shop does. */
export interface VersionedProduct extends CatalogueProduct {
  id: string;
  /** Changes with whatever a merchandiser may write; opaque. */
  version: string;
  /** Units ordered. */
  sold: number;
  /** Units of the stock that orders wait for: what can be bought is the stock less these. */
  reserved: number;
  /** Variants beside the first one, which is the one that can be edited here. */
  further_variants: number;
}

/** A part of a product: what is left out stays as it is. */
export type ProductPatch = Partial<CatalogueProduct>;

/** What a product is that nothing has been said of. */
export const blankProduct: Omit<CatalogueProduct, "title" | "category"> = {
  ...emptySheet,
  handle: "",
  description: "",
  status: "published",
  price: null,
  stock: 0,
  sub_category: "",
  images: [],
  rows: [],
  printers: [],
};
