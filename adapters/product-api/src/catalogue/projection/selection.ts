import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes, forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type { Facets, FacetValue, Filters } from "../../contract/listing.ts";
import type { DocScores } from "./doc-scores.ts";
import { filterDocuments } from "./document-filter.ts";
import type { Groups } from "./groups.ts";
import type { Projection } from "./projection.ts";

/** The products that a listing is about: all, those of a category, or those that a search found. */
export interface Scope {
  /** A category's slug, of either level. */
  categoryHandle?: string | undefined;
  /** What a search found. */
  found?: DocScores | undefined;
}

/** The products that the filters select, and the counts of the facets. */
export interface Selection {
  total: number;
  facets: Facets;
  /** Whether a document is selected. */
  has(docId: number): boolean;
}

/** The reason of a group that is out of scope: unlike a facet's, no other choice removes it. */
const outOfScope = 0x8000;

/**
 * Applies filters. Facets are looked up by group; the other filters look at as few documents as
 * possible.
 *
 * A facet's counts ignore the facet's own choice: they say how many products another choice has.
 *
 * The selection is valid until the next one is made.
 */
export function select(
  projection: Projection,
  filters: Filters,
  scope: Scope,
  language: Language = mainLanguage,
): Selection {
  const { groups } = projection.columns;
  const { byDocId } = groups;
  const reasons = reasonsOf(groups, filters, scope.categoryHandle);
  const { matches, counts } = filterDocuments(projection, filters, scope.found);
  return {
    ...countFacets(groups, reasons, counts, filters, language),
    has: (docId) => reasons[byDocId[docId] ?? 0] === 0 && matches(docId),
  };
}

/** By group: the facets that exclude it, a bit each; 0 where the group is selected. */
function reasonsOf({ columns, size }: Groups, filters: Filters, categoryHandle?: string) {
  const reasons = new Uint16Array(size);
  for (const [at, type] of facetTypes.entries()) {
    const chosen = filters[type];
    if (!chosen?.length) continue;
    const { values, codes } = columns[type];
    const marks = values.marksOf(chosen);
    for (let group = 0; group < size; group += 1) {
      if (marks[codes[group] ?? 0] === 0) reasons[group] = (reasons[group] ?? 0) | (1 << at);
    }
  }
  if (categoryHandle === undefined) return reasons;
  const [category, subCategory] = [columns.categoryHandle, columns.subCategoryHandle];
  // Code 0 is the empty slug: no product is in a category without a slug.
  const categoryCode = category.values.codeOf(categoryHandle) || -1;
  const subCategoryCode = subCategory.values.codeOf(categoryHandle) || -1;
  for (let group = 0; group < size; group += 1) {
    const isIn =
      category.codes[group] === categoryCode || subCategory.codes[group] === subCategoryCode;
    if (!isIn) reasons[group] = outOfScope;
  }
  return reasons;
}

function countFacets(
  groups: Groups,
  reasons: Uint16Array,
  counts: ArrayLike<number>,
  filters: Filters,
  language: Language,
): { total: number; facets: Facets } {
  let total = 0;
  for (let group = 0; group < groups.size; group += 1) {
    if (reasons[group] === 0) total += counts[group] ?? 0;
  }
  const facet = (type: FacetType): FacetValue[] => {
    const { values, codes } = groups.columns[type];
    const own = 1 << facetTypes.indexOf(type);
    const countOf = new Uint32Array(values.size);
    for (let group = 0; group < groups.size; group += 1) {
      if (((reasons[group] ?? 0) & ~own) !== 0) continue;
      const code = codes[group] ?? 0;
      countOf[code] = (countOf[code] ?? 0) + (counts[group] ?? 0);
    }
    const counted: FacetValue[] = [];
    // From 1: code 0 is the empty value, as of a printer's colour, and is no choice.
    for (let code = 1; code < countOf.length; code += 1) {
      const count = countOf[code] ?? 0;
      if (count > 0) counted.push({ value: values.stringOf(code), count });
    }
    const labels = language === mainLanguage ? noLabels : groups.labelsOf(type, language);
    return byCount(counted, filters[type] ?? []).map((counted) => {
      const label = labels.get(counted.value);
      return label === undefined ? counted : { ...counted, label };
    });
  };
  return {
    total,
    facets: forEachFacet(facet),
  };
}

const noLabels: ReadonlyMap<string, string> = new Map();

/** The highest count first. A chosen value without products is listed too, with 0. */
function byCount(values: FacetValue[], chosen: string[]): FacetValue[] {
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const listed = new Set(values.map(({ value }) => value));
  const missing = new Set(chosen.filter((value) => !listed.has(value)));
  return [...values, ...[...missing].map((value) => ({ value, count: 0 }))];
}
