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

function inOrder(slots: Int32Array, { has }: Selection, skip: number, take: number): number[] {
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

/** Sorts only what can be on the page: all that score at least as much as its last product. */
function byScore(
  slots: Int32Array,
  { has }: Selection,
  scores: Uint16Array,
  skip: number,
  take: number,
): number[] {
  const scoreOf = (slot: number) => scores[slot] ?? 0;
  const countOf = new Map<number, number>();
  for (const slot of slots) {
    if (has(slot)) countOf.set(scoreOf(slot), (countOf.get(scoreOf(slot)) ?? 0) + 1);
  }
  let enough = 0;
  let lowest = 0;
  for (const score of [...countOf.keys()].toSorted((a, b) => b - a)) {
    enough += countOf.get(score) ?? 0;
    lowest = score;
    if (enough >= skip + take) break;
  }
  const best = Array.from(slots.filter((slot) => has(slot) && scoreOf(slot) >= lowest));
  // Sorting keeps the order of those that score the same.
  return best.sort((a, b) => scoreOf(b) - scoreOf(a)).slice(skip, skip + take);
}
