import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { describe, expect, it } from "vitest";
import { DocScores } from "../../../../src/catalogue/projection/doc-scores.ts";
import { pageOf } from "../../../../src/catalogue/projection/page.ts";
import { Projection } from "../../../../src/catalogue/projection/projection.ts";
import { select } from "../../../../src/catalogue/projection/selection.ts";
import {
  type CheckedListingRequest,
  type Facets,
  listingRequestSchema,
} from "../../../../src/contract/listing.ts";
import { SeededRandom } from "../../../seeded-random.ts";
import { ownChannel } from "../../index-document.ts";
import { type PlainDocument, plainListing, plainOrder } from "./plain-catalogue.ts";
import { projectionOf } from "./projection-of.ts";

const brands = ["Epson", "Canon", "HP", "Brother", ""];
const categories = ["Ink bottles", "Toner", "Printers"];
const colors = ["Black", "black", "Cyan", "", "Magenta"];
const printers = ["Epson L120", "Epson L3150", "HP 107a"];
const choosable = (words: string[]) => words.filter(Boolean);
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

function anyDocument(random: SeededRandom, id: string): PlainDocument {
  const category = random.of(categories);
  const brand = random.of(brands);
  const subCategory = random.chance(0.3) ? "" : `${brand} ${category}`;
  return {
    id,
    handle: `handle-${id}`,
    // Few different titles: the id decides often.
    title: `${random.of(["Ink", "ink", "Toner"])} ${random.below(30)}`,
    description: "",
    status: random.chance(0.9) ? "published" : "draft",
    sales_channel_ids: random.chance(0.95) ? ["sc_other", ownChannel] : ["sc_other"],
    brand,
    category,
    category_handle: slugOf(category),
    sub_category: subCategory,
    sub_category_handle: slugOf(subCategory),
    color: random.of(colors),
    mpn: "",
    printers: random.someOf(printers, 3),
    price: random.below(40) / 2,
    in_stock: random.chance(0.7),
    sold: random.below(5),
    created_at: new Date(Date.UTC(2026, 0, 1 + random.below(20))).toISOString(),
  };
}

function anyRequest(random: SeededRandom): { request: CheckedListingRequest; category?: string } {
  const maybe = <Value>(value: Value) => (random.chance(0.35) ? value : undefined);
  const low = random.below(20);
  const filters = {
    brand: maybe(random.someOf(choosable([...brands, "Nobody"]), 3)),
    category: maybe(random.someOf(categories, 2)),
    color: maybe(random.someOf(choosable(colors), 3)),
    subCategory: maybe(random.someOf(["Epson Toner", "HP Printers"], 2)),
    printer: maybe(random.someOf([...printers, "Nobody 1"], 2)),
    price: maybe({ min: maybe(low), max: maybe(low + random.below(10)) }),
    inStock: maybe(random.chance(0.8)),
  };
  const request = listingRequestSchema.parse({
    page: 1 + random.below(4),
    itemsPerPage: 1 + random.below(40),
    sort: random.of(sortOrders),
    filters: JSON.parse(JSON.stringify(filters)),
  });
  const category = maybe(slugOf(random.of([...categories, "Epson Toner", "Spoons"])));
  return { request, ...(category && { category }) };
}

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

/** Values with the same count come in one order, also those with a count of 0. */
function inOneOrder(facets: Facets): Facets {
  const sorted = { ...facets };
  for (const type of facetTypes) {
    sorted[type] = facets[type].toSorted(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    );
  }
  return sorted;
}

describe("the projection", () => {
  it.each([1, 2, 3])(
    "answers like a plain look at every product, whatever was changed before (seed %i)",
    async (seed) => {
      const random = new SeededRandom(seed);
      const stored = new Map<string, PlainDocument>();
      for (let index = 0; index < 300; index += 1) {
        stored.set(`p${index}`, anyDocument(random, `p${index}`));
      }
      const projection = await projectionOf([...stored.values()]);
      for (let round = 0; round < 60; round += 1) {
        const documents: { id: string; document: PlainDocument }[] = [];
        const gone: string[] = [];
        // Adds, changes, removes, and puts back what was removed.
        for (let change = random.below(30); change > 0; change -= 1) {
          const id = `p${random.below(400)}`;
          if (documents.some((other) => other.id === id) || gone.includes(id)) continue;
          if (random.chance(0.3)) gone.push(id);
          else documents.push({ id, document: anyDocument(random, id) });
        }
        for (const id of gone) stored.delete(id);
        for (const { id, document } of documents) stored.set(id, document);
        projection.apply({ documents, gone });

        for (let query = 0; query < 25; query += 1) {
          const { request, category } = anyRequest(random);
          const expected = plainListing([...stored.values()], ownChannel, request, category);
          expect(
            listing(projection, request, category),
            `round ${round}: ${JSON.stringify({ request, category })}`,
          ).toEqual({ ...expected, facets: inOneOrder(expected.facets) });
        }
      }
      // A projection after a thousand changes equals one that was loaded just now.
      const fresh = await projectionOf([...stored.values()]);
      expect(projection.size).toBe(fresh.size);
      for (const sort of ["newest", "priceAsc", "priceDesc", "bestSelling", "titleAsc"] as const) {
        const ids = (of: Projection) =>
          Array.from(of.orders[sort].docIds, (docId) => of.idOf(docId));
        expect(ids(projection)).toEqual(ids(fresh));
      }
    },
  );

  // Seconds; on a machine that is busy with much else, minutes.
  const patience = { timeout: 240_000 };
  it(
    "answers two thousand questions about two thousand products like a plain look at each",
    patience,
    async () => {
      const random = new SeededRandom(6);
      const documents = Array.from({ length: 2_000 }, (_, index) =>
        anyDocument(random, `p${index}`),
      );
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
    },
  );

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
