import type { SheetRecord } from "../../catalogue-schema/src/attributes";
import type { CatalogueVariant } from "./offered-variants";

/** The data of a product that its document is made of. */
export interface ProductToIndex {
  id: string;
  handle: string;
  title: string;
  description: string | null;
  status: string;
  thumbnail: string | null;
  created_at: string | Date;
  updated_at: string | Date;
  sales_channels?: ({ id: string } | null)[];
  categories?: (CatalogueCategory | null)[];
  images?: { url: string; rank?: number; metadata?: Record<string, unknown> | null }[];
  variants?: CatalogueVariant[];
  product_sheet?: CatalogueSheet | null;
  printers?: ({ make: string; model: string } | null)[];
}

interface CatalogueCategory {
  id: string;
  name: string;
  handle: string;
  parent_category?: { id: string; name: string; handle: string } | null;
}

/** A sheet with its linked records. `readSheet` reads its attributes. */
interface CatalogueSheet extends Partial<SheetRecord> {
  attributes?: Record<string, unknown> | null;
  sold: number;
  rows?: CatalogueRow[];
  former_handles?: { handle: string }[];
}

/** A row of the sheet: its text, and its number or yes or no. */
export interface CatalogueRow {
  label: string;
  value: string;
  number?: number | null;
  unit?: string;
  flag?: boolean | null;
  position: number;
}
