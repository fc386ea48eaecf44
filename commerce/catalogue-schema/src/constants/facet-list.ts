import { attributeNames, attributes, type FacetAttribute, type FacetType } from "../attributes";

function isFacet(name: string): name is FacetAttribute {
  return attributeNames.some((known) => known === name && "facet" in attributes[known]);
}

/** The facets in the order of the filter panel, each with its attribute. */
export const facets = attributeNames.filter(isFacet).map((attribute) => ({
  attribute,
  type: (attribute.slice(0, 1).toLowerCase() + attribute.slice(1)) as FacetType,
}));
