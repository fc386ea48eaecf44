import type { Filters } from "../../contract/listing.ts";
import { alive, inStock } from "./columns.ts";
import { DocScores } from "./doc-scores.ts";
import type { Groups } from "./groups.ts";
import type { Projection } from "./projection.ts";

/** The filters that groups cannot answer: price, stock, printer, and what a search found. */
export interface DocumentFilter {
  matches(docId: number): boolean;
  /** By group: how many of its documents match. */
  counts: ArrayLike<number>;
}

/**
 * Counts the matches by looking at the fewest documents: at what a search found, at what fits a
 * printer, or at the smaller part of the price order, inside or outside of the range.
 */
export function filterDocuments(
  projection: Projection,
  filters: Filters,
  found?: DocScores,
): DocumentFilter {
  const { groups, flags, prices } = projection.columns;
  const wanted = filters.inStock ? alive | inStock : alive;
  const isWanted = (docId: number) => ((flags[docId] ?? 0) & wanted) === wanted;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const fitting = filters.printer?.length ? docIdsFitting(projection, filters.printer) : undefined;

  const matches = (docId: number): boolean => {
    if (!isWanted(docId)) return false;
    if (found && found.of(docId) === 0) return false;
    if (fitting && fitting.of(docId) === 0) return false;
    const price = prices[docId] ?? 0;
    return price >= min && price <= max;
  };
  const candidates = found ?? fitting;
  if (candidates) return { matches, counts: count(candidates.docIds, matches, groups) };

  const all = filters.inStock ? groups.inStock : groups.forSale;
  if (!filters.price) return { matches: isWanted, counts: all };
  const priceAsc = projection.orderBy("priceAsc");
  const from = priceAsc.lowerBound((docId) => ((prices[docId] ?? 0) < min ? -1 : 1));
  const to = priceAsc.lowerBound((docId) => ((prices[docId] ?? 0) <= max ? -1 : 1));
  if (2 * (to - from) < priceAsc.docIds.length) {
    return { matches, counts: count(priceAsc.docIds.subarray(from, to), matches, groups) };
  }
  const cheaper = count(priceAsc.docIds.subarray(0, from), isWanted, groups);
  const dearer = count(priceAsc.docIds.subarray(to), isWanted, groups);
  return {
    matches,
    counts: all.map((inAll, group) => inAll - (cheaper[group] ?? 0) - (dearer[group] ?? 0)),
  };
}

/** By group: how many of these documents are in it and count. */
function count(
  docIds: Uint32Array,
  isCounted: (docId: number) => boolean,
  { byDocId, size }: Groups,
): Uint32Array {
  const countOf = new Uint32Array(size);
  for (const docId of docIds) {
    const group = byDocId[docId] ?? 0;
    if (isCounted(docId)) countOf[group] = (countOf[group] ?? 0) + 1;
  }
  return countOf;
}

/** What fits some printers. It is reused by every call. */
const scratch = new DocScores();

/** The documents that fit one of these printers, tombstones too; valid until the next call. */
function docIdsFitting({ printers, docCount }: Projection, names: string[]): DocScores {
  scratch.clear(docCount);
  for (const name of names) printers.get(name)?.visit((docId) => scratch.add(docId, 1));
  return scratch;
}
