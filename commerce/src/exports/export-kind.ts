export type ExportKind = "orders" | "products" | "inventory-items";

/** The title of each kind in the admin's feed. */
export const exportTitles: Record<ExportKind, string> = {
  orders: "Order export",
  products: "Product export",
  "inventory-items": "Inventory export",
};

/** The fields and the filters of an export, as in the admin's list. */
export interface ExportRequest {
  kind: ExportKind;
  select: string[];
  filter: Record<string, unknown>;
}
