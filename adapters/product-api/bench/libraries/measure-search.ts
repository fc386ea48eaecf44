import { type Language, languages, mainLanguage } from "@chemical-ink/catalogue-schema/languages";
import { catalogueDocuments, salesChannel } from "@chemical-ink/test-kit/bench-catalogue";
import type {
  CatalogueSearch,
  ProductNames,
  StartLoading,
} from "../../src/catalogue/catalogue-search.ts";
import { titleCollator } from "../../src/catalogue/projection/names.ts";
import { loadProjection } from "../../src/catalogue/projection/projection-search.ts";
import { listingRequestSchema } from "../../src/contract/listing.ts";
import { Questions } from "../questions.ts";
import { timeOf, timesOf } from "../timing.ts";
import { MiniSearchSearch } from "./minisearch-search.ts";
import { OramaSearch } from "./orama-search.ts";

const loadProjectionOf: StartLoading = (channels) =>
  loadProjection(channels, (_id, read) => read());
const adapters = {
  projection: loadProjectionOf,
  "projection, all languages": loadProjectionOf,
  orama: (channels) => new OramaSearch(channels).loader(),
  minisearch: (channels) => new MiniSearchSearch(channels).loader(),
} satisfies Record<string, StartLoading>;

export type AdapterName = keyof typeof adapters;
export const adapterNames = Object.keys(adapters) as AdapterName[];

/** What was measured of one adapter: milliseconds, but for `build` in seconds and `memory` in MB. */
export type Figures = Record<string, number>;

/** Documents per batch, as the service reads them. */
const batchSize = 100;
/** A question is asked so many times, however slow the answers are. */
const fewest = 3;
/** One change in two has other texts, the others have another price. */
const changes = 100;

/** Measures an adapter in this process, without database and HTTP. Start node with --expose-gc. */
export async function measureSearch(name: AdapterName, products: number): Promise<Figures> {
  const isTranslated = name === "projection, all languages";
  const questions = new Questions(products, { isTranslated });
  const memoryBefore = residentMemory();
  const { search, seconds } = await build(adapters[name], products, isTranslated);
  const figures: Figures = { build: seconds, memory: residentMemory() - memoryBefore };
  const kinds = [
    "knownList",
    "newFilters",
    "newTypingError",
    "newWords",
    "newPartNumber",
    "newDeepPage",
  ] as const;
  for (const kind of kinds) {
    const ask = async () => {
      const { request, term, language = mainLanguage } = questions[kind]();
      const { page, itemsPerPage, sort, filters } = listingRequestSchema.parse(request);
      const range = { skip: (page - 1) * itemsPerPage, take: itemsPerPage };
      await search.list({ filters, sort, language, ...range, ...(term !== undefined && { term }) });
    };
    await timesOf(20, ask, fewest);
    figures[kind] = (await timesOf(100, ask, fewest)).p50;
  }
  figures.changes = await timeOf(() => change(search, questions));
  return figures;
}

/** Only loading is timed, not making the documents. They come as JSON, as from PostgreSQL. */
async function build(startLoading: StartLoading, products: number, isTranslated: boolean) {
  const loader = startLoading(new Set([salesChannel]));
  loader.expect(products);
  let ms = 0;
  let batch: { id: string; document: Record<string, unknown> }[] = [];
  const names = new Map(languages.map((language): [Language, ProductNames[]] => [language, []]));
  const load = async () => {
    ms += await timeOf(async () => loader.load(batch));
    batch = [];
  };
  for (const made of catalogueDocuments(products, { isTranslated })) {
    batch.push({ id: made.id, document: JSON.parse(JSON.stringify(made)) });
    const translations = JSON.parse(made.translations_json);
    for (const [language, rows] of names) {
      const title = String(translations[language]?.title ?? made.title);
      rows.push({ id: made.id, title, slug: made.handle });
    }
    if (batch.length === batchSize) await load();
  }
  await load();
  // PostgreSQL sorts the titles.
  for (const [language, rows] of names) {
    const collator = titleCollator(language);
    rows.sort((a, b) => collator.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }
  let search: CatalogueSearch | undefined;
  ms += await timeOf(async () => {
    for (const language of loader.titleLanguages()) {
      loader.loadNames(names.get(language) ?? [], language);
    }
    search = await loader.finalize();
  });
  if (search?.size !== products) throw new Error(`${search?.size} of ${products} were loaded.`);
  return { search, seconds: ms / 1_000 };
}

/** Applies changes in one batch, and lists once: some adapters sort only then. */
async function change(search: CatalogueSearch, questions: Questions): Promise<void> {
  const changed = Array.from({ length: changes }, (_, index) => {
    const { id, ...document } = questions.anyProduct();
    const text = index % 2 === 0 ? { title: `Changed ${index}` } : { price: 1_000 + index };
    return { id, document: JSON.parse(JSON.stringify({ id, ...document, ...text })) };
  });
  await search.apply({ documents: changed, gone: [] });
  const [first] = (await search.list({ filters: {}, sort: "priceDesc", skip: 0, take: 1 })).ids;
  if (!changed.some(({ id }) => id === first)) throw new Error("A change was not visible.");
}

function residentMemory(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  return process.memoryUsage.rss() / 2 ** 20;
}
