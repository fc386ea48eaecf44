import type { ProductStatus } from "@medusajs/framework/utils";
import { emptySheet, type SheetRecord } from "../../catalogue-schema/src/attributes";
import { type TranslationRecord, translationsOf } from "../../catalogue-schema/src/translations";

/** A row of a technical sheet: a text, a number with its unit, or a yes or no. */
export type SheetRow =
  | { label: string; value: string }
  | { label: string; value: number; unit?: string }
  | { label: string; value: boolean };

/** A picture and its narrower versions; widths in pixels. */
export interface ProductPicture {
  url: string;
  sources: { url: string; width: number }[];
}

/**
 * All fields of a product that merchandisers write. An empty text means "not known" or "no"; null
 * means the same for a number.
 */
export interface CatalogueProduct extends SheetRecord, TranslationRecord {
  title: string;
  /** The last part of the product's URL; unique. */
  handle: string;
  description: string;
  /** Shoppers see only `published`. */
  status: `${ProductStatus}`;
  /**
   * Major units of `catalogueCurrency`, without tax. A product without a price (null) is not for
   * sale.
   */
  price: number | null;
  /** Units at the shop's location, including reserved ones. */
  stock: number;
  /** Names. A missing category is created. */
  category: string;
  sub_category: string;
  images: ProductPicture[];
  rows: SheetRow[];
  /** Make and model of each printer it fits, such as "Epson L3150". A missing one is created. */
  printers: string[];
}

/** A product with the fields that only the shop writes. */
export interface VersionedProduct extends CatalogueProduct {
  id: string;
  /** Changes with every field that merchandisers write; opaque. */
  version: string;
  /** Units sold. */
  sold: number;
  /** Units of the stock that are reserved by orders. The rest can be bought. */
  reserved: number;
  /** Variants besides the first one, which is the one that can be edited here. */
  further_variants: number;
}

/** Changes of a product. Missing fields keep their values. */
export type ProductPatch = Partial<CatalogueProduct>;

/** The default of each field. */
export const blankProduct: Omit<CatalogueProduct, "title" | "category"> = {
  ...emptySheet,
  ...translationsOf({}),
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
