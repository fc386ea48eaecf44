import type { MedusaContainer } from "@medusajs/framework/types";
import { findGaps, type Gaps } from "../medusa-internals/catalogue-gaps";
import { type IndexLag, measureIndexLag } from "./index-lag";

/** How well the catalogue is: its index, and what its products lack. */
interface CatalogueHealth {
  index: IndexLag;
  gaps: Gaps;
}

/** How long an answer is good enough for the next one who asks, milliseconds. */
const goodFor = 5_000;

let last: { health: Promise<CatalogueHealth>; askedAt: number } | undefined;

/** The catalogue's health, at most five seconds old; `index.checked_at` says when it was looked at. */
export function readCatalogueHealth(container: MedusaContainer): Promise<CatalogueHealth> {
  if (last && Date.now() - last.askedAt < goodFor) return last.health;
  return lookAtCatalogue(container);
}

/** The catalogue's health now. */
export function lookAtCatalogue(container: MedusaContainer): Promise<CatalogueHealth> {
  const health = Promise.all([measureIndexLag(container), findGaps(container)]).then(
    ([index, gaps]) => ({ index, gaps }),
  );
  const asked = { health, askedAt: Date.now() };
  last = asked;
  health.catch(() => {
    // A failure is nobody else's answer.
    if (last === asked) last = undefined;
  });
  return health;
}
