import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { beforeEach, describe, expect, it } from "vitest";
import type { CatalogueSearch, StartLoading } from "../../../src/catalogue/catalogue-search.ts";
import { type ListingRequest, listingRequestSchema } from "../../../src/contract/listing.ts";
import { titlesOf } from "../../titles-of.ts";
import { ownChannel } from "../index-document.ts";
import { changesOf, expected, listed, load } from "./ask-search.ts";
import { inOneOrder, type PlainDocument, plainOrder } from "./plain-catalogue.ts";
import { anyDocument, anyRequest } from "./seeded-catalogue.ts";
import { supplies, supply } from "./supplies.ts";

const orders = ["newest", "priceAsc", "priceDesc", "bestSelling", "titleAsc"] as const;
const shown = ({ status, sales_channel_ids }: PlainDocument) =>
  status === "published" && sales_channel_ids.includes(ownChannel);

/**
 * The contract of a catalogue search: every adapter passes these tests.
 *
 * @param gaps the names of tests that an adapter cannot pass, with the reason: they have to fail
 * @param rounds of changes in the tests that compare with an oracle
 */
export function describeCatalogueSearch(
  name: string,
  startLoading: StartLoading,
  { gaps = {}, rounds = 60 }: { gaps?: Readonly<Record<string, string>>; rounds?: number } = {},
): void {
  const open = new Set(Object.keys(gaps));
  const test = (what: string, act: () => Promise<void>) => {
    open.delete(what);
    if (gaps[what]) it.fails(`${what} (gap: ${gaps[what]})`, act, 120_000);
    else it(what, act, 120_000);
  };

  describe(`${name}, listing`, () => {
    const random = new SeededRandom(9);
    // Each is created at another time: `newest` is one order, whatever decides between equals.
    const documents = Array.from({ length: 300 }, (_, index) => ({
      ...anyDocument(random, `p${index}`),
      created_at: new Date(Date.UTC(2026, 0, 1, 0, (index * 7) % 300)).toISOString(),
    }));
    let search: CatalogueSearch;
    beforeEach(async () => {
      search = await load(startLoading, documents);
    });
    const check = async (body: ListingRequest, category?: string) => {
      const request = listingRequestSchema.parse(body);
      const found = await listed(search, request, category);
      expect(found, JSON.stringify(body)).toEqual(expected(documents, request, category));
      return found;
    };

    test("counts every facet", async () => {
      const { facets, total } = await check({ sort: "newest" });
      expect(total).toBe(search.size);
      expect(facetTypes.some((type) => facets[type].length > 1)).toBe(true);
    });

    const filters: Record<string, NonNullable<ListingRequest["filters"]>> = {
      brand: { brand: ["Epson", "HP"] },
      category: { category: ["Toner"] },
      color: { color: ["Black", "Cyan"] },
      subCategory: { subCategory: ["Epson Toner"] },
      printer: { printer: ["Epson L120", "HP 107a"] },
      inStock: { inStock: true },
      "lowest price": { price: { min: 12 } },
      "highest price": { price: { max: 4.5 } },
      "price range": { price: { min: 5, max: 12.5 } },
      "several filters": { brand: ["Epson"], color: ["Black"], price: { min: 2 }, inStock: true },
      "a value that nobody has": { brand: ["Nobody"] },
    };
    for (const [what, filter] of Object.entries(filters)) {
      test(`filters by ${what}`, () => check({ filters: filter, sort: "newest" }).then(() => {}));
    }

    test("filters by a category of either level", async () => {
      for (const category of ["toner", "epson-toner"]) {
        const { total } = await check({ sort: "newest" }, category);
        expect(total).toBeGreaterThan(0);
      }
      expect((await check({ sort: "newest" }, "spoons")).total).toBe(0);
    });

    for (const sort of sortOrders) {
      test(`sorts by ${sort}; title and id decide between equals`, async () => {
        await check({ sort, itemsPerPage: 100 });
      });
    }

    test("has every product on one page", async () => {
      const ids: string[] = [];
      for (let page = 1; page <= 60; page += 1) {
        const request = listingRequestSchema.parse({ page, itemsPerPage: 5, sort: "priceAsc" });
        ids.push(...(await listed(search, request)).ids);
      }
      expect(ids.toSorted()).toEqual(
        documents
          .filter(shown)
          .map(({ id }) => id)
          .toSorted(),
      );
    });

    test("has a last page, and empty pages with the total behind it", async () => {
      const last = Math.ceil(search.size / 24);
      const { ids } = await check({ page: last, sort: "newest" });
      expect(ids).toHaveLength(search.size - 24 * (last - 1));
      expect(await check({ page: last + 300, sort: "newest" })).toMatchObject({ ids: [] });
    });

    test("ranks all products in every order", async () => {
      for (const sort of orders) {
        const keys = await search.ranked(sort, { skip: 10, take: 30 });
        const plain = plainOrder(documents.filter(shown), sort).slice(10, 40);
        expect(keys, sort).toEqual(plain.map(({ id, handle }) => ({ id, slug: handle })));
      }
    });

    test("knows titles, slugs, printers and summaries", async () => {
      const plain = plainOrder(documents.filter(shown), "titleAsc");
      expect(await titlesOf(search)).toEqual(plain.map(({ title }) => title));
      const [first = anyDocument(random, "p1")] = plain;
      const { id, handle, title } = first;
      expect(await search.has(id)).toBe(true);
      expect(await search.has("nobody")).toBe(false);
      expect(await search.idOf(id)).toBe(id);
      expect(await search.idOf(String(handle))).toBe(id);
      expect(await search.idOf("nobody")).toBeUndefined();
      const found = await search.idOfTitle(`  ${title.toUpperCase()} `);
      const same = plain.filter((other) => other.title.toLowerCase() === title.toLowerCase());
      expect(same.map((other) => other.id)).toContain(found);
      expect(await search.summary(id)).toMatchObject({
        ...{ id, slug: handle, title, price: first.price, sold: first.sold },
        ...{ inStock: first.in_stock, createdAt: Date.parse(first.created_at) },
        categorySlug: first.category_handle,
        facets: { brand: first.brand, color: first.color },
      });
      for (const { name, products } of await search.printers()) {
        expect(products, name).toBe(plain.filter(({ printers }) => printers.includes(name)).length);
      }
    });
  });

  describe(`${name}, searching`, () => {
    let search: CatalogueSearch;
    beforeEach(async () => {
      search = await load(startLoading, supplies);
    });
    const find = (term: string, filters = {}) =>
      search.list({ filters, sort: "relevance", skip: 0, take: 10, term });

    test("has the product of a part number first, with any punctuation", async () => {
      for (const term of ["T6641", "t 6641", "T-6641", "epson t6641"]) {
        expect((await find(term)).ids[0], term).toBe("t6641");
      }
      for (const term of ["CF 226A", "cf-226-a"]) expect((await find(term)).ids[0]).toBe("toner");
      for (const term of ["lc 3219 xl", "LC3219XL", "4977766123456"]) {
        expect((await find(term)).ids[0], term).toBe("lc3219");
      }
    });

    test("finds by a prefix of the last word", async () => {
      expect((await find("epson bot")).ids).toEqual(["t6641"]);
      expect((await find("t664")).ids.toSorted()).toEqual(["pack", "t6641"]);
    });

    test("does not take a word before the last for a prefix", async () => {
      expect((await find("bot epson")).ids).not.toEqual(["t6641"]);
    });

    test("has to match with all words but stop words", async () => {
      expect((await find("ink for my epson")).ids).toEqual(["t6641"]);
      expect((await find("epson toner")).ids).toEqual([]);
    });

    test("finds in the title before it finds in a description", async () => {
      expect((await find("brother")).ids).toEqual(["lc3219", "oil"]);
    });

    test("finds in spite of typing errors", async () => {
      expect((await find("hydralic")).ids[0]).toBe("oil");
      expect((await find("epsonn botle")).ids[0]).toBe("t6641");
      expect((await find("blakc tonr")).ids[0]).toBe("toner");
    });

    test("says how it corrected a term", async () => {
      expect((await find("hydralic")).correctedTerm).toBe("hydraulic");
      expect((await find("blakc tonr")).correctedTerm).toBe("black toner");
      expect((await find("black toner")).correctedTerm).toBeUndefined();
    });

    test("never corrects a number, and finds nothing in nonsense", async () => {
      for (const term of ["T99999", "T99999 ink", "xyzzyplugh", "☃", "-", ""]) {
        expect(await find(term), term).toMatchObject({ ids: [], total: 0 });
      }
    });

    test("counts and filters what a term found", async () => {
      const { total, facets } = await find("black");
      expect(total).toBe(3);
      expect(inOneOrder(facets).brand).toEqual([
        { value: "Epson", count: 2 },
        { value: "HP", count: 1 },
      ]);
      expect((await find("black", { brand: ["HP"] })).ids).toEqual(["toner"]);
      // A filter that leaves nothing is no typing error.
      const nothing = await find("black", { brand: ["Brother"] });
      expect(nothing).toMatchObject({ total: 0, ids: [] });
      expect(nothing.correctedTerm).toBeUndefined();
    });

    test("sorts what a term found", async () => {
      const query = { filters: {}, skip: 0, take: 2, term: "epson" };
      const { ids } = await search.list({ ...query, sort: "bestSelling" });
      expect(ids).toEqual(["pack", "l3150"]);
    });

    test("has a product that was put in, and none of one that was removed", async () => {
      await search.apply(changesOf([supply("drum", { title: "Drum for photocopiers" })], ["oil"]));
      expect((await find("photocopier")).ids).toEqual(["drum"]);
      expect((await find("hydraulic")).ids).toEqual([]);
      expect(await search.has("oil")).toBe(false);
      expect(search.size).toBe(supplies.length);
    });

    test("finds by the words of now, and no longer by those of before", async () => {
      await search.apply(changesOf([supply("oil", { title: "Grease" })]));
      expect((await find("grease")).ids).toEqual(["oil"]);
      expect((await find("hydraulic")).ids).toEqual([]);
    });

    test("has a changed price in filters and order at once", async () => {
      const change = changesOf([{ ...supplies[0], id: "t6641", price: 0.5, sold: 7 }]);
      await search.apply(change);
      await search.apply(change);
      expect(search.size).toBe(supplies.length);
      const query = { skip: 0, take: 10, sort: "priceAsc" } as const;
      expect((await search.list({ ...query, filters: {} })).ids[0]).toBe("t6641");
      const cheap = await search.list({ ...query, filters: { price: { max: 1 } } });
      expect(cheap).toMatchObject({ ids: ["t6641"], total: 1 });
      expect(await search.summary("t6641")).toMatchObject({ price: 0.5, sold: 7 });
    });

    test("has no product that is sold elsewhere or is no longer published", async () => {
      await search.apply(changesOf([{ ...supplies[0], id: "t6641", status: "draft" }]));
      expect((await find("t6641")).ids).not.toContain("t6641");
      await search.apply(changesOf([{ ...supplies[0], id: "t6641" }]));
      expect((await find("t6641")).ids[0]).toBe("t6641");
    });
  });

  describe(`${name}, changing`, () => {
    for (const seed of [1, 2, 3]) {
      test(`answers like a look at every product after many changes (seed ${seed})`, async () => {
        const random = new SeededRandom(seed);
        const stored = new Map<string, PlainDocument>();
        for (let index = 0; index < 300; index += 1) {
          stored.set(`p${index}`, anyDocument(random, `p${index}`));
        }
        const search = await load(startLoading, [...stored.values()]);
        for (let round = 0; round < rounds; round += 1) {
          const gone = random.someOf([...stored.keys()], 5);
          const changed = Array.from({ length: random.below(20) }, () => {
            const id = `p${random.below(400)}`;
            const before = stored.get(id);
            // Some changes leave the texts as they are.
            return before && random.chance(0.5)
              ? { ...before, price: random.below(40) / 2, sold: random.below(5) }
              : anyDocument(random, id);
          });
          for (const id of gone) stored.delete(id);
          for (const document of changed) stored.set(document.id, document);
          await search.apply(changesOf(changed, gone));
          for (let query = 0; query < 25; query += 1) {
            const { request, category } = anyRequest(random);
            expect(
              await listed(search, request, category),
              `round ${round}: ${JSON.stringify({ request, category })}`,
            ).toEqual(expected([...stored.values()], request, category));
          }
        }
        const all = [...stored.values()].filter(shown);
        expect(search.size).toBe(all.length);
        for (const sort of orders) {
          const keys = await search.ranked(sort, { skip: 0, take: all.length + 1 });
          expect(keys.map(({ id }) => id)).toEqual(plainOrder(all, sort).map(({ id }) => id));
        }
      });
    }
  });

  it(`${name} has no gap that is not a test`, () => expect([...open]).toEqual([]));
}
