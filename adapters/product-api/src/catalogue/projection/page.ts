import type { SortOrder } from "@chemical-ink/catalogue-schema/sort-orders";
import type { Projection } from "./projection.ts";
import type { Selection } from "./selection.ts";
import type { SlotScores } from "./slot-scores.ts";

/**
 * The slots of one page of a selection. `relevance` is by how well a search found them, and among
 * equals, or without a search, by best selling.
 */
export function pageOf(
  projection: Projection,
  selection: Selection,
  { sort, skip, take }: { sort: SortOrder; skip: number; take: number },
  found?: SlotScores,
): number[] {
  if (skip >= selection.total) return [];
  if (sort !== "relevance") return inOrder(projection.orders[sort].slots, selection, skip, take);
  const { slots } = projection.orders.bestSelling;
  return found
    ? byScore(slots, selection, found, skip, take)
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
  found: SlotScores,
  skip: number,
  take: number,
): number[] {
  const countOf = new Uint32Array(0x10000);
  for (const slot of found.slots) {
    const score = found.of(slot);
    if (has(slot)) countOf[score] = (countOf[score] ?? 0) + 1;
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
    const score = found.of(slot);
    if (score < lowest || !has(slot)) continue;
    if (score === lowest && equal-- <= 0) continue;
    best.push(slot);
    if (best.length === needed) break;
  }
  // Sorting keeps the order of those that score the same.
  return best.sort((a, b) => found.of(b) - found.of(a)).slice(skip);
}
