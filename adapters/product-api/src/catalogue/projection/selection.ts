import {
  type Facets,
  type FacetType,
  type FacetValue,
  type Filters,
  facetTypes,
} from "../../contract/listing.ts";
import { alive, inStock } from "./columns.ts";
import type { Projection } from "./projection.ts";

/** What a listing is a part of: all products, one category's, or what a search found. */
export interface Scope {
  /** A category's slug, of either level. */
  categoryHandle?: string;
  /** By slot: how well the product matches; 0 where it does not. */
  scores?: Uint16Array;
}

/** The products that filters leave, and how many there would be with other choices. */
export interface Selection {
  total: number;
  facets: Facets;
  /** Whether a slot is selected. */
  has(slot: number): boolean;
}

/** What leaves a product out that no other choice brings in: it is none, or out of scope. */
const out = 0x80;

/** By slot: what leaves it out, a bit each; 0 where it is selected. Made once, and used again. */
let reasons = new Uint8Array(0);

/**
 * Looks at all slots, for one thing after the other: that is quickest. Each product counts where it
 * is selected, and for a filter type also where only that type's own choice leaves it out: a type's
 * selection does not narrow its counts.
 *
 * The selection holds until the next one is made.
 */
export function select(projection: Projection, filters: Filters, scope: Scope): Selection {
  const { slots, columns } = projection;
  if (reasons.length < slots) reasons = new Uint8Array(Math.ceil(1.1 * slots));
  const why = reasons.subarray(0, slots);
  leaveOutUnlessForSale(why, projection, filters);
  leaveOutOfScope(why, projection, scope);
  leaveOutUnlessFitting(why, projection, filters.printer);
  for (const [at, type] of facetTypes.entries()) {
    const { words, codes } = columns.facets[type];
    const chosen = filters[type];
    if (chosen?.length) leaveOutUnlessMarked(why, codes, words.marked(chosen), 1 << at);
  }
  let total = 0;
  for (let slot = 0; slot < slots; slot += 1) if (why[slot] === 0) total += 1;
  const facet = (type: FacetType): FacetValue[] => {
    const { words, codes } = columns.facets[type];
    const counts = countOf(codes, words.size, why, 1 << facetTypes.indexOf(type));
    return facetValues(projection, type, counts, filters[type] ?? []);
  };
  return {
    total,
    facets: {
      brand: facet("brand"),
      category: facet("category"),
      color: facet("color"),
      subCategory: facet("subCategory"),
    },
    has: (slot) => why[slot] === 0,
  };
}

function leaveOutUnlessForSale(why: Uint8Array, { columns }: Projection, filters: Filters): void {
  const { flags, prices } = columns;
  const wanted = filters.inStock ? alive | inStock : alive;
  for (let slot = 0; slot < why.length; slot += 1) {
    why[slot] = ((flags[slot] ?? 0) & wanted) === wanted ? 0 : out;
  }
  if (!filters.price) return;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price;
  for (let slot = 0; slot < why.length; slot += 1) {
    const price = prices[slot] ?? 0;
    if (price < min || price > max) why[slot] = out;
  }
}

function leaveOutOfScope(why: Uint8Array, { columns }: Projection, scope: Scope): void {
  const { scores, categoryHandle: handle } = scope;
  if (scores) {
    for (let slot = 0; slot < why.length; slot += 1) if (!scores[slot]) why[slot] = out;
  } else if (handle !== undefined) {
    const { categoryHandle, subCategoryHandle } = columns;
    // No product is in a category without a slug.
    const category = categoryHandle.words.codeOf(handle) || -1;
    const subCategory = subCategoryHandle.words.codeOf(handle) || -1;
    for (let slot = 0; slot < why.length; slot += 1) {
      const isIn =
        categoryHandle.codes[slot] === category || subCategoryHandle.codes[slot] === subCategory;
      if (!isIn) why[slot] = out;
    }
  }
}

function leaveOutUnlessFitting(why: Uint8Array, projection: Projection, names?: string[]): void {
  if (!names?.length) return;
  const fits = new Uint8Array(why.length);
  for (const name of names) {
    projection.printers.get(name)?.each((slot) => {
      fits[slot] = 1;
    });
  }
  for (let slot = 0; slot < why.length; slot += 1) if (fits[slot] === 0) why[slot] = out;
}

function leaveOutUnlessMarked(
  why: Uint8Array,
  codes: Uint16Array | Uint32Array,
  marks: Uint8Array,
  reason: number,
): void {
  for (let slot = 0; slot < why.length; slot += 1) {
    if (marks[codes[slot] ?? 0] !== 1) why[slot] = (why[slot] ?? 0) | reason;
  }
}

/** How often each code is where nothing but this reason leaves it out. */
function countOf(
  codes: Uint16Array | Uint32Array,
  size: number,
  why: Uint8Array,
  reason: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  const others = 0xff & ~reason;
  for (let slot = 0; slot < why.length; slot += 1) {
    if (((why[slot] ?? out) & others) !== 0) continue;
    const code = codes[slot] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Most frequent first; a chosen value stays in sight even where nothing is left of it. */
function facetValues(
  projection: Projection,
  type: FacetType,
  counts: Uint32Array = new Uint32Array(0),
  chosen: string[],
): FacetValue[] {
  const { words } = projection.columns.facets[type];
  const values: FacetValue[] = [];
  // From 1: where a product has no such word, as a printer has no colour, there is nothing to choose.
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) values.push({ value: words.wordOf(code), count });
  }
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const seen = new Set(values.map(({ value }) => value));
  const missing = new Set(chosen.filter((value) => !seen.has(value)));
  return [...values, ...[...missing].map((value) => ({ value, count: 0 }))];
}
