import type { MedusaContainer } from "@medusajs/framework/types";
import { findGaps, type Gaps } from "../medusa-internals/catalogue-gaps";
import {
  countUntranslated,
  type MissingTranslations,
} from "../medusa-internals/missing-translations";
import { type IndexLag, measureIndexLag } from "./index-lag";

/** How up to date the catalogue index is, what products lack, and what is not translated. */
export interface CatalogueHealth {
  index: IndexLag;
  gaps: Gaps;
  translations: MissingTranslations[];
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
  const health = Promise.all([
    measureIndexLag(container),
    findGaps(container),
    countUntranslated(container),
  ]).then(([index, gaps, translations]) => ({ index, gaps, translations }));
  const asked = { health, askedAt: Date.now() };
  last = asked;
  health.catch(() => {
    // An error is not reused.
    if (last === asked) last = undefined;
  });
  return health;
}
