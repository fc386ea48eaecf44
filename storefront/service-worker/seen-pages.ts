import { type Language, languageOfPath } from "../app/language/language.ts";
import { browserCaches } from "./browser-caches.ts";
import { type SeenPage, titleOf } from "./offline-page.ts";

const most = 30;

/** The cached pages in a language, the last seen first. */
export async function seenPages(language: Language): Promise<SeenPage[]> {
  const cache = await caches.open(browserCaches.pages.name);
  const requests = [...(await cache.keys())]
    .reverse()
    .filter(({ url }) => languageOfPath(new URL(url).pathname) === language)
    .slice(0, most);
  const seen = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = await (await cache.match(request))?.text();
      return { path: pathname + search, title: titleOf(html ?? "") ?? pathname };
    }),
  );
  return seen;
}
