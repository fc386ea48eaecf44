import { type Language, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import type {
  CatalogueChanges,
  CatalogueSearch,
  StartLoading,
} from "../../../src/catalogue/catalogue-search.ts";
import type { CheckedListingRequest } from "../../../src/contract/listing.ts";
import { namesOf, ownChannel } from "../index-document.ts";
import { inOneOrder, type PlainDocument, plainListing } from "./plain-catalogue.ts";

interface TestedDocument extends Record<string, unknown> {
  id: string;
}

/** Loads documents as the feed does. The names come in no order. */
export async function load(startLoading: StartLoading, documents: TestedDocument[]) {
  const loader = startLoading(new Set([ownChannel]));
  loader.expect(documents.length);
  await loader.load(documents.map((document) => ({ id: document.id, document })));
  for (const language of loader.titleLanguages()) {
    loader.loadNames(namesOf(documents, language), language);
  }
  return loader.finalize();
}

/** The changes that put documents in and remove ids. */
export function changesOf(documents: TestedDocument[], gone: string[] = []): CatalogueChanges {
  return { documents: documents.map((document) => ({ id: document.id, document })), gone };
}

/** What a search finds, with its facets in one order. */
export async function listed(
  search: CatalogueSearch,
  request: CheckedListingRequest,
  category?: string,
  language: Language = mainLanguage,
) {
  const { page, itemsPerPage, sort, filters } = request;
  const range = { sort, skip: (page - 1) * itemsPerPage, take: itemsPerPage };
  const scope = category === undefined ? {} : { categoryHandle: category };
  const { ids, total, facets } = await search.list({ filters, ...range, ...scope, language });
  return { ids, total, facets: inOneOrder(facets) };
}

/** What an oracle finds that looks at every product for every request. */
export function expected(
  documents: PlainDocument[],
  request: CheckedListingRequest,
  category?: string,
  language: Language = mainLanguage,
) {
  const { facets, ...found } = plainListing(documents, ownChannel, request, category, language);
  return { ...found, facets: inOneOrder(facets) };
}
