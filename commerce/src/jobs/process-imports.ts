import type { MedusaContainer } from "@medusajs/framework/types";
import { startProcessingImports } from "../catalogue-import/process-imports";

/** Finds imports whose event was lost or whose process has died. */
export default async function processImports(container: MedusaContainer): Promise<void> {
  startProcessingImports(container);
}

export const config = {
  name: "process-imports",
  /** Milliseconds. */
  schedule: { interval: 5_000 },
};
