import type { FacetAttribute, FacetType } from "./attributes";
import { facets } from "./constants/facet-list";

/** The filter types that have a facet, in order. */
export const facetTypes = facets.map(({ type }) => type);

/** Makes something for each facet. */
export function forEachFacet<Made>(
  make: (type: FacetType, attribute: FacetAttribute) => Made,
): Record<FacetType, Made> {
  const made = facets.map(({ type, attribute }) => [type, make(type, attribute)]);
  return Object.fromEntries(made) as Record<FacetType, Made>;
}
