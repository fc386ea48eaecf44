import { PostgresSearchService } from "@medusajs/search-postgres/dist/services/postgres-search";
import { projectIndexedDocument } from "@medusajs/search-postgres/dist/utils";
import { type IndexPlan, weightLabel } from "@medusajs/search-postgres/dist/utils/plan";

/*
 * Stands on @medusajs/search-postgres 2.21.2, which exports only its provider: this imports the
 * service, whose protected methods create and fill the documents' table, and the two functions that
 * make a row of a document.
 */

/** Medusa's PostgreSQL search provider, to be extended. */
export const MedusaSearchService = PostgresSearchService;
export type MedusaSearchService = PostgresSearchService;

/** The plan of an index: its fields and how each is searched. */
export type SearchIndexPlan = IndexPlan;

/** The indexed values of a document, and its texts by weight. */
export type ProjectedDocument = ReturnType<typeof projectIndexedDocument>;

/** What Medusa indexes of a document. It resolves every path for each document again. */
export function medusaProjection(
  document: Parameters<typeof projectIndexedDocument>[0],
  plan: IndexPlan,
): ProjectedDocument {
  return projectIndexedDocument(document, plan);
}

/** The weight of a field in searches, A to D. */
export function weightOf(
  searchable: Parameters<typeof weightLabel>[0],
): ReturnType<typeof weightLabel> {
  return weightLabel(searchable);
}
