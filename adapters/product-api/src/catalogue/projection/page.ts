import type { SortOrder } from "../../contract/listing.ts";
import type { Projection } from "./projection.ts";
import type { Selection } from "./selection.ts";

/**
 * The slots of one page of a selection. `relevance` is by score, and among equals, or without
 * scores, by best selling.
 */
export function pageOf(
  projection: Projection,
  selection: Selection,
  { sort, skip, take }: { sort: SortOrder; skip: number; take: number },
  scores?: Uint16Array,
): number[] {
  if (skip >= selection.total) return [];
  if (sort !== "relevance") return inOrder(projection.orders[sort].slots, selection, skip, take);
  const { slots } = projection.orders.bestSelling;
  return scores
    ? byScore(slots, selection, scores, skip, take)
    : inOrder(slots, selection, skip, take);
}

function inOrder(slots: Uint32Array, { has }: Selection, skip: number, take: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const slot of slots) {
    if (!has(slot)) continue;
    passed += 1;
    if (passed > skip) page.push(slot);
    if (page.length === take) break;
  }
  return page;
}

/** Sorts only what can be on the page: all that score more than its last product, and some like it. */
function byScore(
  slots: Uint32Array,
  { has }: Selection,
  scores: Uint16Array,
  skip: number,
  take: number,
): number[] {
  const countOf = new Uint32Array(0x10000);
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0;
    if (score > 0 && has(slot)) countOf[score] = (countOf[score] ?? 0) + 1;
  }
  let lowest = countOf.length;
  let better = 0;
  let enough = 0;
  while (lowest > 1 && enough < skip + take) {
    lowest -= 1;
    better = enough;
    enough += countOf[lowest] ?? 0;
  }
  const best: number[] = [];
  const needed = Math.min(enough, skip + take);
  let equal = needed - better;
  for (const slot of slots) {
    const score = scores[slot] ?? 0;
    if (score < lowest || !has(slot)) continue;
    if (score === lowest && equal-- <= 0) continue;
    best.push(slot);
    if (best.length === needed) break;
  }
  // Sorting keeps the order of those that score the same.
  return best.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(skip);
}
