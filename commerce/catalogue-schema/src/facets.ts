import { attributeNames, attributes, type NamesWith } from "./attributes";

/** An attribute that listings count. */
export type FacetAttribute = NamesWith<{ facet: true }>;

/** A filter type that has a facet: the attribute's name with a small first letter. */
export type FacetType = Uncapitalize<FacetAttribute>;

function isFacet(name: string): name is FacetAttribute {
  return attributeNames.some((known) => known === name && "facet" in attributes[known]);
}

/** The facets in the order of the shop's filter panel, each with the attribute that it counts. */
export const facets = attributeNames.filter(isFacet).map((attribute) => ({
  attribute,
  type: (attribute.slice(0, 1).toLowerCase() + attribute.slice(1)) as FacetType,
}));

/** The filter types that have a facet, in order. */
export const facetTypes = facets.map(({ type }) => type);

/** Makes something for each facet. */
export function forEachFacet<Made>(
  make: (type: FacetType, attribute: FacetAttribute) => Made,
): Record<FacetType, Made> {
  const made = facets.map(({ type, attribute }) => [type, make(type, attribute)]);
  return Object.fromEntries(made) as Record<FacetType, Made>;
}
