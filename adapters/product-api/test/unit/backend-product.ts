import { emptySheet } from "@chemical-ink/catalogue-schema/attributes";
import type { BackendProduct } from "../../src/commerce/catalogue-fields.ts";

/** A product as the backend's catalogue routes answer it. */
export function backendProduct(changes: Partial<BackendProduct> = {}): BackendProduct {
  return {
    ...emptySheet,
    id: "prod_1",
    version: "v1.4",
    sold: 2,
    reserved: 1,
    further_variants: 0,
    title: "Bottle",
    handle: "bottle",
    description: "",
    status: "published",
    price: 9.9,
    stock: 4,
    category: "Ink bottles",
    sub_category: "",
    images: [
      { url: "http://files.example/old-1.webp", sources: [] },
      { url: "http://files.example/old-2.webp", sources: [] },
    ],
    volume_ml: 70,
    pdf: "http://files.example/old.pdf",
    rows: [
      { label: "Volume", value: 70, unit: "ml" },
      { label: "Refillable", value: true },
      { label: "Colour", value: "Black" },
    ],
    printers: ["Epson L120"],
    ...changes,
  };
}
