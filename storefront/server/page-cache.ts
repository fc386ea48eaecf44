import { LRUCache } from "lru-cache";
import { caches } from "../app/server/caches.server.ts";
import type { RenderedPage } from "./rendered-page.ts";

type Times = {
  /** Up to this age a page is given as it is, ms. */
  freshMs: number;
  /** Up to this age a page is given and rendered again in the background, ms. */
  staleMs: number;
  maxBytes: number;
  /** The time, ms. */
  now: () => number;
};

type CachedPage = {
  page: RenderedPage;
  /** When its rendering began: its content is not older. */
  begunAt: number;
};

/**
 * Rendered pages by URL, stale-while-revalidate. Simultaneous requests for a URL share one
 * rendering. A page is never given longer than `staleMs` after its rendering began, so that a
 * change is soon on every page. Only for pages that are the same for everybody.
 */
export class PageCache {
  readonly #cache: LRUCache<string, CachedPage, Record<string, string>>;
  readonly #times: Times;

  /** @param render renders the page of a URL without a visitor's data; see `page` */
  constructor(
    render: (address: string, headers: Record<string, string>) => Promise<RenderedPage>,
    times: Partial<Times> = {},
  ) {
    this.#times = { now: () => performance.now(), ...caches.pages, ...times };
    const { maxBytes, now } = this.#times;
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      // A page that must not be cached does not fit.
      sizeCalculation: ({ page }) => (page.isCacheable ? page.size : maxBytes + 1),
      // Waiting requests get the page also if the cache had no space for it.
      ignoreFetchAbort: true,
      // A request for a page that is too old gets the failure.
      noDeleteOnFetchRejection: true,
      fetchMethod: async (address, known, { context: headers }) => {
        const begunAt = now();
        const rendered = await render(address, headers);
        // Unchanged: its compressed versions stay valid.
        const isSame = rendered.isCacheable && known?.page.etag === rendered.etag;
        return { page: isSame ? known.page : rendered, begunAt };
      },
    });
  }

  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /**
   * The page of a URL.
   *
   * @param headers of this request, used if it is rendered now, also for requests that wait for it:
   * they identify the rendering in logs and change nothing in the page
   * @throws what `render` throws
   */
  async page(address: string, headers: Record<string, string> = {}): Promise<RenderedPage> {
    const { freshMs, staleMs, now } = this.#times;
    const age = now() - (this.#cache.peek(address)?.begunAt ?? Number.NEGATIVE_INFINITY);
    const { page } = await this.#cache.forceFetch(address, {
      context: headers,
      forceRefresh: age > freshMs,
      allowStale: age <= staleMs,
    });
    return page;
  }
}
