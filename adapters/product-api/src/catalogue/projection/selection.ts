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
 * Looks at all slots, for one thing after the other: that is quickest. Then all is counted at once.
 * Each product counts where it is selected, and for a filter type also where only that type's own
 * choice leaves it out: a type's selection does not narrow its counts.
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
  const counts = facetTypes.map((type) => new Uint32Array(columns.facets[type].words.size));
  const total = countSelected(why, projection, counts);
  const facet = (type: FacetType): FacetValue[] =>
    facetValues(projection, type, counts[facetTypes.indexOf(type)], filters[type] ?? []);
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
  if (!filters.price) {
    for (let slot = 0; slot < why.length; slot += 1) {
      why[slot] = ((flags[slot] ?? 0) & wanted) === wanted ? 0 : out;
    }
    return;
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price;
  for (let slot = 0; slot < why.length; slot += 1) {
    const price = prices[slot] ?? 0;
    const isWanted = ((flags[slot] ?? 0) & wanted) === wanted && price >= min && price <= max;
    why[slot] = isWanted ? 0 : out;
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
  // Looked up, not decided: what cannot be foreseen takes a processor several times as long.
  const reasonOf = marks.map((mark) => (mark === 1 ? 0 : reason));
  for (let slot = 0; slot < why.length; slot += 1) {
    why[slot] = (why[slot] ?? 0) | (reasonOf[codes[slot] ?? 0] ?? 0);
  }
}

/**
 * Counts, by facet type and code, what is selected and what nothing but the type's own choice leaves
 * out.
 *
 * @returns how many are selected
 */
function countSelected(why: Uint8Array, { columns }: Projection, counts: Uint32Array[]): number {
  let total = 0;
  const columnOf = facetTypes.map((type) => columns.facets[type].codes);
  const [codes0 = none, codes1 = none, codes2 = none, codes3 = none] = columnOf;
  const [counts0 = none, counts1 = none, counts2 = none, counts3 = none] = counts;
  // Spelt out for each of the four: in loops of their own it takes half as long again.
  for (let slot = 0; slot < why.length; slot += 1) {
    const reason = why[slot] ?? out;
    if (reason === 0) {
      total += 1;
      count(counts0, codes0[slot]);
      count(counts1, codes1[slot]);
      count(counts2, codes2[slot]);
      count(counts3, codes3[slot]);
    } else if (reason === 1) count(counts0, codes0[slot]);
    else if (reason === 2) count(counts1, codes1[slot]);
    else if (reason === 4) count(counts2, codes2[slot]);
    else if (reason === 8) count(counts3, codes3[slot]);
  }
  return total;
}

const none = new Uint32Array(0);

function count(counts: Uint32Array, code = 0): void {
  counts[code] = (counts[code] ?? 0) + 1;
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
