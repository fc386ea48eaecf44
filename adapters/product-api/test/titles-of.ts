import type { CatalogueSearch } from "../src/catalogue/catalogue-search.ts";

/** All titles of a search, by title. */
export async function titlesOf(search: CatalogueSearch): Promise<string[]> {
  const titles: string[] = [];
  for await (const batch of search.titles()) titles.push(...batch.map(({ title }) => title));
  return titles;
}
