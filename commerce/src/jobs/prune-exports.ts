import type { MedusaContainer } from "@medusajs/framework/types";
import { pruneExports } from "../exports/feed";

/** Removes the files of exports after a day. */
export default async function prune(container: MedusaContainer): Promise<void> {
  await pruneExports(container);
}

export const config = {
  name: "prune-exports",
  schedule: "27 * * * *",
};
