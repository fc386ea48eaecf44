/**
 * Caches what was seen for offline use: built files, public pages with their data, and pictures.
 * The network comes first; personal pages are never cached. A new version takes over at once: the
 * files of open pages stay cached.
 */
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { findLanguageBy, type Language, languageOfPath } from "../app/language/language.ts";
import { browserCaches } from "./browser-caches.ts";
import { isCacheableData, isCacheablePage, isPage, mayCache, pageOfData } from "./cacheable.ts";
import { offlinePage } from "./offline-page.ts";
import { picturesOf } from "./pictures.ts";
import { seenPages } from "./seen-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const isOurs = (url: URL) => url.origin === self.location.origin;
/** After this time a cached page replaces one that does not come. */
const networkTimeoutSeconds = 10;

self.addEventListener("install", () => void self.skipWaiting());
clientsClaim();

const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    mayCache(response) ? response : null,
};

function expirationOf(limits: { maxEntries: number; maxAgeSeconds?: number }): ExpirationPlugin {
  const { maxEntries, maxAgeSeconds } = limits;
  return new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    ...(maxAgeSeconds && { maxAgeSeconds }),
  });
}

registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: browserCaches.built.name,
    plugins: [onlyWhole, expirationOf(browserCaches.built)],
  }),
);

const offlineFallback = {
  handlerDidError: async ({ request }: { request: Request }) => offlineAnswer(request),
};

const pages = new NetworkFirst({
  cacheName: browserCaches.pages.name,
  networkTimeoutSeconds,
  plugins: [onlyWhole, expirationOf(browserCaches.pages), offlineFallback],
});

registerRoute(({ url }) => isOurs(url) && isCacheablePage(url.pathname), pages);

registerRoute(
  ({ url, request }) => isOurs(url) && request.mode === "navigate" && isPage(url.pathname),
  new NetworkOnly({ plugins: [offlineFallback] }),
);

registerRoute(
  ({ url }) => isOurs(url) && isCacheableData(url.pathname),
  new NetworkFirst({
    cacheName: browserCaches.data.name,
    networkTimeoutSeconds,
    plugins: [onlyWhole, expirationOf(browserCaches.data), { fetchDidSucceed: cachePageToo }],
  }),
);

const pictureOrigin = new URL(self.location.href).searchParams.get("pictures");
const keptPictures = new CacheFirst({
  cacheName: browserCaches.pictures.name,
  // With CORS: an opaque answer counts for many times its size.
  fetchOptions: { mode: "cors", credentials: "omit" },
  plugins: [onlyWhole, expirationOf(browserCaches.pictures)],
});
registerRoute(
  ({ url }) => url.origin === pictureOrigin && /\.(?:webp|avif|png|jpe?g)$/i.test(url.pathname),
  picturesOf(keptPictures),
);

type Fetched = { request: Request; response: Response; event: ExtendableEvent };

/** A link within the shop loads a page's data only: its HTML is cached in the background. */
async function cachePageToo({ request, response, event }: Fetched): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  // The routes that the router lacks do not change the page.
  searchParams.delete("_routes");
  const isWholePage = pathname.endsWith(".data") && searchParams.size === 0;
  if (isWholePage && mayCache(response) && !savesData()) {
    const page = new Request(pageOfData(pathname), { priority: "low" });
    event.waitUntil(Promise.all(pages.handleAll({ request: page, event })).catch(() => {}));
  }
  return response;
}

/** Whether the visitor asks for reduced data use. */
function savesData(): boolean {
  const { connection } = self.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean };
  };
  return connection?.saveData ?? false;
}

let shown: Language = "en";
findLanguageBy(() => shown);

async function offlineAnswer(request: Request): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  const language = languageOfPath(new URL(request.url).pathname);
  const seen = await seenPages(language);
  shown = language;
  return new Response(offlinePage(seen), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
