import {
  type Facets,
  type FacetType,
  type FacetValue,
  type Filters,
  facetTypes,
} from "../../contract/listing.ts";
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

/** No filter type fails; several do. The others are a type's place in `facetTypes`. */
const none = -1;
const several = -2;

/**
 * Walks once through all products. Each counts where it is selected, and for a filter type also
 * where only that type's own choice leaves it out: a type's selection does not narrow its counts.
 */
export function select(projection: Projection, filters: Filters, scope: Scope): Selection {
  const { products, prices, inStock, printersOf } = projection;
  const columns = facetTypes.map((type) => projection.facets[type].codes);
  const counts = facetTypes.map((type) => new Uint32Array(projection.facets[type].words.size));
  const chosen = facetTypes.map((type) =>
    filters[type]?.length ? projection.facets[type].words.marked(filters[type]) : undefined,
  );
  const printers = filters.printer?.length
    ? projection.printers.marked(filters.printer)
    : undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const isInScope = inScope(projection, scope);
  const selected = new Uint8Array(products.length);
  let total = 0;

  for (let slot = 0; slot < products.length; slot += 1) {
    if (!products[slot] || !isInScope(slot)) continue;
    const price = prices[slot] ?? 0;
    if (price < min || price > max) continue;
    if (filters.inStock && !inStock[slot]) continue;
    if (printers && !printersOf[slot]?.some((code) => printers[code])) continue;

    let failed = none;
    for (let type = 0; type < columns.length; type += 1) {
      const marks = chosen[type];
      if (!marks || marks[columns[type]?.[slot] ?? 0]) continue;
      failed = failed === none ? type : several;
    }
    if (failed === several) continue;
    if (failed === none) {
      selected[slot] = 1;
      total += 1;
    }
    for (let type = 0; type < columns.length; type += 1) {
      if (failed !== none && failed !== type) continue;
      const count = counts[type];
      if (count) count[columns[type]?.[slot] ?? 0] = (count[columns[type]?.[slot] ?? 0] ?? 0) + 1;
    }
  }

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
    has: (slot) => selected[slot] === 1,
  };
}

function inScope(
  { categoryHandle, subCategoryHandle }: Projection,
  scope: Scope,
): (slot: number) => boolean {
  const { scores } = scope;
  if (scores) return (slot) => (scores[slot] ?? 0) > 0;
  const handle = scope.categoryHandle;
  if (handle === undefined) return () => true;
  const category = categoryHandle.words.codeOf(handle) || none;
  const subCategory = subCategoryHandle.words.codeOf(handle) || none;
  return (slot) =>
    categoryHandle.codes[slot] === category || subCategoryHandle.codes[slot] === subCategory;
}

/** Most frequent first; a chosen value stays in sight even where nothing is left of it. */
function facetValues(
  projection: Projection,
  type: FacetType,
  counts: Uint32Array = new Uint32Array(0),
  chosen: string[],
): FacetValue[] {
  const { words } = projection.facets[type];
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
