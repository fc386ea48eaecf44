import type { MedusaContainer } from "@medusajs/framework/types";
import { removeRetiredStock } from "../workflows/catalogue/delete-stored-products";

/** Deletes the stock of deleted products once their last orders are shipped or cancelled. */
export default async function remove(container: MedusaContainer): Promise<void> {
  await removeRetiredStock(container);
}

export const config = {
  name: "remove-retired-stock",
  schedule: "37 * * * *",
};
