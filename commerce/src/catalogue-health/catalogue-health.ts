import type { MedusaContainer } from "@medusajs/framework/types";
import { findGaps, type Gaps } from "../medusa-internals/catalogue-gaps";
import { type IndexLag, measureIndexLag } from "./index-lag";

/** How up to date the catalogue index is, and what products lack. */
export interface CatalogueHealth {
  index: IndexLag;
  gaps: Gaps;
}

/** An answer is reused for so long, milliseconds. */
const goodFor = 5_000;

let last: { health: Promise<CatalogueHealth>; askedAt: number } | undefined;

/**
 * The catalogue's health, at most five seconds old. `index.checked_at` is the time of the check.
 */
export function readCatalogueHealth(container: MedusaContainer): Promise<CatalogueHealth> {
  if (last && Date.now() - last.askedAt < goodFor) return last.health;
  return checkCatalogue(container);
}

/** Checks the catalogue's health now. */
export function checkCatalogue(container: MedusaContainer): Promise<CatalogueHealth> {
  const health = Promise.all([measureIndexLag(container), findGaps(container)]).then(
    ([index, gaps]) => ({ index, gaps }),
  );
  const asked = { health, askedAt: Date.now() };
  last = asked;
  health.catch(() => {
    // An error is not reused.
    if (last === asked) last = undefined;
  });
  return health;
}
