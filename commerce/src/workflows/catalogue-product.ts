export type SheetRow =
  | { label: string; value: string }
  | { label: string; value: number; unit?: string }
  | { label: string; value: boolean };

export interface CatalogueProduct {
  title: string;
  handle: string;
  description: string;
  status: "draft" | "published";
  price: number | null;
  stock: number;
  category: string;
  sub_category: string;
  images: { url: string; sources?: { url: string; width: number }[] }[];
  brand: string;
  color: string;
  color_swatch: string;
  mpn: string;
  series: string;
  kind: string;
  ink_type: string;
  condition: "oem" | "compatible" | "remanufactured" | "";
  volume_ml: number | null;
  page_yield: number | null;
  yield_standard: string;
  pdf: string;
  video: string;
  rows: SheetRow[];
  printers: string[];
}
