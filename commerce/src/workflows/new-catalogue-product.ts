/** A product to be created whole: what Medusa holds of it, its sheet, its stock, what it fits. */
export interface NewCatalogueProduct {
  title: string;
  /** Unique. */
  handle: string;
  description: string;
  /** Major units of `catalogueCurrency`, without tax. */
  price: number;
  stock: number;
  /** Names; a category that does not exist yet is made. */
  category: string;
  subCategory?: string;
  images: { url: string; metadata?: Record<string, unknown> }[];
  /** The picture of lists, where it is not the first one. */
  thumbnail?: string;
  sheet: NewProductSheet;
  /** Printers it fits; one that is not known yet is made. */
  printers: NewPrinter[];
}

/** What goes into a product's sheet. What is left out is unknown. */
export interface NewProductSheet {
  kind?: string;
  brand?: string;
  color?: string;
  color_swatch?: string;
  mpn?: string;
  series?: string;
  ink_type?: string;
  volume_ml?: number;
  page_yield?: number;
  yield_standard?: string;
  pdf?: string;
  video?: string;
  rows: { label: string; value: string }[];
}

/** A printer model; what is left out is unknown. */
export interface NewPrinter {
  make: string;
  model: string;
  technology?: string;
  color?: boolean | null;
}
