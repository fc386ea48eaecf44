import { type AttributeName, attributeNames, attributes, type NamesWith } from "./attributes";

type FacetAttribute = NamesWith<{ facet: true }>;

/** A filter type that has a facet: the attribute's name with a small first letter. */
export type FacetType = Uncapitalize<FacetAttribute>;

/** The facets in the order of the shop's filter panel, each with the attribute that it counts. */
export const facets = attributeNames.flatMap((name) =>
  "facet" in attributes[name]
    ? [{ type: facetTypeOf(name as FacetAttribute), attribute: name as FacetAttribute }]
    : [],
);

/** The filter types that have a facet, in order. */
export const facetTypes = facets.map(({ type }) => type);

/** A value for each facet. */
export function forEachFacet<Value>(make: (type: FacetType) => Value): Record<FacetType, Value> {
  return Object.fromEntries(facetTypes.map((type) => [type, make(type)])) as Record<
    FacetType,
    Value
  >;
}

function facetTypeOf(name: AttributeName & FacetAttribute): FacetType {
  return (name.slice(0, 1).toLowerCase() + name.slice(1)) as FacetType;
}
