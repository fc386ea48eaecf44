import type { MedusaContainer } from "@medusajs/framework/types";
import { startWorkingOffImports } from "../catalogue-import/process-imports";

/** Finds imports whose event was lost, or whose process has died. */
export default async function workOffImports(container: MedusaContainer): Promise<void> {
  startWorkingOffImports(container);
}

export const config = {
  name: "work-off-imports",
  /** Milliseconds. */
  schedule: { interval: 5_000 },
};
