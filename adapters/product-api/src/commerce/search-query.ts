/** The part of the Search Module's query language that this service speaks. */

type FilterValue = string | number | boolean;

/** What one field of the index has to hold. A list means any of its values. */
type FieldFilter =
  | FilterValue
  | FilterValue[]
  | { $gte?: number; $lte?: number; $ne?: FilterValue };

/** Filters of a query; `q` is the text searched for. */
export interface SearchFilters {
  [field: string]: FieldFilter | SearchFilters[] | undefined;
  q?: string;
  $or?: SearchFilters[];
}

/** Fields in order of importance; `_score` is how well the text matches. */
export type SearchOrder = Record<string, "ASC" | "DESC">;

/** One query of the catalogue index. */
export interface SearchQuery {
  entity: "product";
  fields: string[];
  filters?: SearchFilters;
  pagination: { skip: number; take: number; order?: SearchOrder };
  search_options: {
    count: "exact" | "none";
    /** `last`: all words have to match, the last one may be a beginning. */
    match_strategy?: "all" | "last";
    typo_tolerance?: boolean;
    facets?: { field: string; limit: number }[];
    /** A field's own filter does not narrow its own facet. */
    disjunctive_facets?: boolean;
  };
}

/** What a query found. */
export interface SearchResult {
  documents: Record<string, unknown>[];
  facets: Record<string, { value: string; count: number }[]>;
  count: number;
}
