import type { CatalogueQuery } from "../catalogue-search.ts";
import type { DocScores } from "./doc-scores.ts";
import type { Projection } from "./projection.ts";
import type { Selection } from "./selection.ts";

type PageRange = Pick<CatalogueQuery, "sort" | "skip" | "take" | "language">;

/**
 * The docIds of one page of a selection. `relevance` sorts by score, and then by best selling;
 * without a search it is best selling.
 */
export function pageOf(
  projection: Projection,
  selection: Selection,
  { sort, skip, take, language }: PageRange,
  found?: DocScores,
): number[] {
  if (skip >= selection.total) return [];
  if (sort !== "relevance") {
    return inOrder(projection.orderBy(sort, language).docIds, selection, skip, take);
  }
  const { docIds } = projection.orderBy("bestSelling");
  return found
    ? byScore(docIds, selection, found, skip, take)
    : inOrder(docIds, selection, skip, take);
}

function inOrder(docIds: Uint32Array, { has }: Selection, skip: number, take: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const docId of docIds) {
    if (!has(docId)) continue;
    passed += 1;
    if (passed > skip) page.push(docId);
    if (page.length === take) break;
  }
  return page;
}

/** Sorts only the documents that can be on the page: it finds the page's lowest score by counting first. */
function byScore(
  docIds: Uint32Array,
  { has }: Selection,
  found: DocScores,
  skip: number,
  take: number,
): number[] {
  const countOf = new Uint32Array(0x10000);
  for (const docId of found.docIds) {
    const score = found.of(docId);
    if (has(docId)) countOf[score] = (countOf[score] ?? 0) + 1;
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
  for (const docId of docIds) {
    const score = found.of(docId);
    if (score < lowest || !has(docId)) continue;
    if (score === lowest && equal-- <= 0) continue;
    best.push(docId);
    if (best.length === needed) break;
  }
  // The sort is stable: documents with the same score stay in best selling order.
  return best.sort((a, b) => found.of(b) - found.of(a)).slice(skip);
}
