import type { Language } from "@chemical-ink/catalogue-schema/languages";
import type { CatalogueSearch } from "../src/catalogue/catalogue-search.ts";

/** All titles of a search in a language, by title. */
export async function titlesOf(search: CatalogueSearch, language?: Language): Promise<string[]> {
  const titles: string[] = [];
  for await (const batch of search.titles(language))
    titles.push(...batch.map(({ title }) => title));
  return titles;
}
