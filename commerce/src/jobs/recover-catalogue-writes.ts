import type { MedusaContainer } from "@medusajs/framework/types";
import { recoverCatalogueWrites } from "../workflows/catalogue/recover-catalogue-writes";

/** Rolls back catalogue writes whose processes have died. */
export default async function recover(container: MedusaContainer): Promise<void> {
  await recoverCatalogueWrites(container);
}

export const config = {
  name: "recover-catalogue-writes",
  /** Milliseconds. */
  schedule: { interval: 10_000 },
};
