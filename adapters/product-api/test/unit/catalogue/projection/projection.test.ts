import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { describe, expect, it } from "vitest";
import { DocScores } from "../../../../src/catalogue/projection/doc-scores.ts";
import { pageOf } from "../../../../src/catalogue/projection/page.ts";
import { Projection } from "../../../../src/catalogue/projection/projection.ts";
import { select } from "../../../../src/catalogue/projection/selection.ts";
import type { CheckedListingRequest } from "../../../../src/contract/listing.ts";
import { ownChannel } from "../../index-document.ts";
import { inOneOrder, plainListing, plainOrder } from "../plain-catalogue.ts";
import { anyDocument, anyRequest } from "../seeded-catalogue.ts";
import { projectionOf } from "./projection-of.ts";

/** @param ids what a search found, all with the same score */
function listing(
  projection: Projection,
  request: CheckedListingRequest,
  category?: string,
  ids?: string[],
) {
  const { page, itemsPerPage, sort, filters } = request;
  const found = ids && foundDocuments(projection, ids);
  const scope = { ...(category && { categoryHandle: category }), ...(found && { found }) };
  const selection = select(projection, filters, scope);
  const range = { sort, skip: (page - 1) * itemsPerPage, take: itemsPerPage };
  const docIds = pageOf(projection, selection, range, found);
  return {
    ids: docIds.map((docId) => projection.idOf(docId)),
    total: selection.total,
    facets: inOneOrder(selection.facets),
  };
}

function foundDocuments(projection: Projection, ids: string[]): DocScores {
  const found = new DocScores();
  found.clear(projection.docCount);
  for (const id of ids) {
    const docId = projection.docIdOf(id);
    if (docId !== undefined) found.add(docId, 1);
  }
  return found;
}

describe("the projection", () => {
  // It takes seconds; on a busy machine, minutes.
  it("answers two thousand questions about two thousand products like a plain look at each", {
    timeout: 240_000,
  }, async () => {
    const random = new SeededRandom(6);
    const documents = Array.from({ length: 2_000 }, (_, index) => anyDocument(random, `p${index}`));
    const projection = await projectionOf(documents);
    // The oracle sorts documents that are in order already quickly.
    const inOrder = new Map(sortOrders.map((sort) => [sort, plainOrder(documents, sort)]));
    for (let query = 0; query < 2_000; query += 1) {
      const { request, category } = anyRequest(random);
      const all = inOrder.get(request.sort) ?? documents;
      const isFound = random.chance(0.3) && new Set(random.someOf(all, 700));
      const searched = isFound ? all.filter((document) => isFound.has(document)) : all;
      const ids = isFound ? searched.map(({ id }) => id) : undefined;
      const expected = plainListing(searched, ownChannel, request, category);
      expect(
        listing(projection, request, category, ids),
        JSON.stringify({ request, category, found: ids?.length }),
      ).toEqual({ ...expected, facets: inOneOrder(expected.facets) });
    }
  });

  it("refuses what is not a document, and stays as it was", () => {
    const random = new SeededRandom(5);
    const projection = new Projection(new Set([ownChannel]), (_id, read) => read());
    const good = {
      ...anyDocument(random, "p1"),
      status: "published",
      sales_channel_ids: [ownChannel],
    };
    projection.apply({ documents: [{ id: "p1", document: good }], gone: [] });
    const bad = { ...good, id: "p2", price: "cheap" };
    expect(() =>
      projection.apply({ documents: [{ id: "p2", document: bad }], gone: ["p1"] }),
    ).toThrow(/price/);
    expect(projection.docIdOf("p1")).toBeDefined();
    expect(projection.size).toBe(1);
  });
});
