/** What a merchandiser can have written into a file. */
export type ExportKind = "orders" | "products" | "inventory-items";

/** How the feed of the admin calls each of them. */
export const exportTitles: Record<ExportKind, string> = {
  orders: "Order export",
  products: "Product export",
  "inventory-items": "Inventory export",
};

/** What is written: the fields, and the filters the list in the admin has. */
export interface ExportRequest {
  kind: ExportKind;
  select: string[];
  filter: Record<string, unknown>;
}
