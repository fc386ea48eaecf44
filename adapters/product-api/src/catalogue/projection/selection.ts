import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import type { Facets, FacetValue, Filters } from "../../contract/listing.ts";
import type { Groups } from "./groups.ts";
import { narrow } from "./narrowing.ts";
import type { Projection } from "./projection.ts";
import type { SlotScores } from "./slot-scores.ts";

/** What a listing is a part of: all products, one category's, or what a search found. */
export interface Scope {
  /** A category's slug, of either level. */
  categoryHandle?: string;
  /** What a search found. */
  found?: SlotScores;
}

/** The products that filters leave, and how many there would be with other choices. */
export interface Selection {
  total: number;
  facets: Facets;
  /** Whether a slot is selected. */
  has(slot: number): boolean;
}

/** What leaves a group out that no other choice of facets brings in: it is out of scope. */
const out = 0x8000;

/**
 * What is asked in words is asked of groups; the rest is asked of as few products as can be.
 *
 * Each product counts where it is selected, and for a filter type also where only that type's own
 * choice leaves it out: a type's selection does not narrow its counts.
 *
 * The selection holds until the next one is made.
 */
export function select(projection: Projection, filters: Filters, scope: Scope): Selection {
  const { groups } = projection.columns;
  const { bySlot } = groups;
  const reasons = reasonsOf(groups, filters, scope.categoryHandle);
  const { stays, counts } = narrow(projection, filters, scope.found);
  return {
    ...countFacets(groups, reasons, counts, filters),
    has: (slot) => reasons[bySlot[slot] ?? 0] === 0 && stays(slot),
  };
}

/** By group: what leaves it out, a bit each; 0 where it is selected. */
function reasonsOf({ columns, size }: Groups, filters: Filters, categoryHandle?: string) {
  const reasons = new Uint16Array(size);
  for (const [at, type] of facetTypes.entries()) {
    const chosen = filters[type];
    if (!chosen?.length) continue;
    const { words, codes } = columns[type];
    const marks = words.marked(chosen);
    for (let group = 0; group < size; group += 1) {
      if (marks[codes[group] ?? 0] === 0) reasons[group] = (reasons[group] ?? 0) | (1 << at);
    }
  }
  if (categoryHandle === undefined) return reasons;
  const [category, subCategory] = [columns.categoryHandle, columns.subCategoryHandle];
  // No product is in a category without a slug.
  const categoryCode = category.words.codeOf(categoryHandle) || -1;
  const subCategoryCode = subCategory.words.codeOf(categoryHandle) || -1;
  for (let group = 0; group < size; group += 1) {
    const isIn =
      category.codes[group] === categoryCode || subCategory.codes[group] === subCategoryCode;
    if (!isIn) reasons[group] = out;
  }
  return reasons;
}

function countFacets(
  groups: Groups,
  reasons: Uint16Array,
  counts: ArrayLike<number>,
  filters: Filters,
): { total: number; facets: Facets } {
  let total = 0;
  for (let group = 0; group < groups.size; group += 1) {
    if (reasons[group] === 0) total += counts[group] ?? 0;
  }
  const facet = (type: FacetType): FacetValue[] => {
    const { words, codes } = groups.columns[type];
    const own = 1 << facetTypes.indexOf(type);
    const countOf = new Uint32Array(words.size);
    for (let group = 0; group < groups.size; group += 1) {
      if (((reasons[group] ?? 0) & ~own) !== 0) continue;
      const code = codes[group] ?? 0;
      countOf[code] = (countOf[code] ?? 0) + (counts[group] ?? 0);
    }
    const values: FacetValue[] = [];
    // From 1: where a product has no such word, as a printer has no colour, there is nothing to choose.
    for (let code = 1; code < countOf.length; code += 1) {
      const count = countOf[code] ?? 0;
      if (count > 0) values.push({ value: words.wordOf(code), count });
    }
    return byCount(values, filters[type] ?? []);
  };
  return {
    total,
    facets: forEachFacet(facet),
  };
}

/** Most frequent first; a chosen value stays in sight even where nothing is left of it. */
function byCount(values: FacetValue[], chosen: string[]): FacetValue[] {
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const seen = new Set(values.map(({ value }) => value));
  const missing = new Set(chosen.filter((value) => !seen.has(value)));
  return [...values, ...[...missing].map((value) => ({ value, count: 0 }))];
}
