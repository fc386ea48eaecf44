import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProductCategory, DetailWidgetProps } from "@medusajs/framework/types";
import { MergeSection } from "../merge-category/merge-section";

/** On a category's page: merges it into another category. */
export default function MergeCategoryWidget({ data }: DetailWidgetProps<AdminProductCategory>) {
  return <MergeSection key={data.id} categoryId={data.id} name={data.name} />;
}

export const config = defineWidgetConfig({ zone: "product_category.details.after" });
