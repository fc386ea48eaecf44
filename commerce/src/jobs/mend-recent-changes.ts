import type { MedusaContainer } from "@medusajs/framework/types";
import { mendCatalogueWorkflow } from "../workflows/mend-catalogue";

/** How far a process looks back that has not looked before, milliseconds. */
const firstLook = 24 * 60 * 60 * 1000;

/** A change is dated when it is made and seen when it is committed, milliseconds later. */
const longestTransaction = 2 * 60 * 1000;

/** Where this process goes on; without it, it only has more to look at. */
let seenUntil: number | undefined;

/** Mends what events have not brought into the catalogue index: those of a process that died. */
export default async function mendRecentChanges(container: MedusaContainer): Promise<void> {
  const now = Date.now();
  const since = (seenUntil ?? now - firstLook) - longestTransaction;
  await mendCatalogueWorkflow(container).run({ input: { since: new Date(since).toISOString() } });
  seenUntil = now;
}

export const config = { name: "mend-recent-changes", schedule: { interval: 30_000 } };
