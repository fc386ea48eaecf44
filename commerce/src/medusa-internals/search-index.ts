import { PostgresSearchService } from "@medusajs/search-postgres/dist/services/postgres-search";
import { projectIndexedDocument } from "@medusajs/search-postgres/dist/utils";
import { type IndexPlan, weightLabel } from "@medusajs/search-postgres/dist/utils/plan";

/*
 * Stands on @medusajs/search-postgres 2.21.2, which exports its provider as a whole and no part of it:
 * the service, whose protected methods make and fill a table of documents, and the two functions that
 * it makes a row of a document with.
 */

/** Medusa's PostgreSQL search provider, to be extended. */
export const MedusaSearchService = PostgresSearchService;
export type MedusaSearchService = PostgresSearchService;

/** What an index is made of: its fields, and how each is found. */
export type SearchIndexPlan = IndexPlan;

/** What of a document is indexed, and its texts by weight. */
export type ProjectedDocument = ReturnType<typeof projectIndexedDocument>;

/** What Medusa indexes of a document. It goes down every path of every document anew. */
export function medusaProjection(
  document: Parameters<typeof projectIndexedDocument>[0],
  plan: IndexPlan,
): ProjectedDocument {
  return projectIndexedDocument(document, plan);
}

/** The weight, A to D, at which a field's text is searched. */
export function weightOf(
  searchable: Parameters<typeof weightLabel>[0],
): ReturnType<typeof weightLabel> {
  return weightLabel(searchable);
}
