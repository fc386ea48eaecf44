import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { SheetSection } from "../product-sheet/sheet-section";

/** The product's sheet on its page. */
export default function ProductSheetWidget({ data }: DetailWidgetProps<AdminProduct>) {
  return <SheetSection key={data.id} productId={data.id} changedAt={data.updated_at} />;
}

export const config = defineWidgetConfig({ zone: "product.details.after" });
