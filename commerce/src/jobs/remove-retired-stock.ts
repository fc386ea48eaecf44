import type { MedusaContainer } from "@medusajs/framework/types";
import { removeRetiredStock } from "../workflows/catalogue/delete-stored-products";

/** Takes away stock of deleted products once the orders that waited for it are sent or cancelled. */
export default async function remove(container: MedusaContainer): Promise<void> {
  await removeRetiredStock(container);
}

export const config = {
  name: "remove-retired-stock",
  schedule: "37 * * * *",
};
