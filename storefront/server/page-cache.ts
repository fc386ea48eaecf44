import { LRUCache } from "lru-cache";
import { caches } from "../app/server/caches.server.ts";
import type { RenderedPage } from "./rendered-page.ts";

type Times = {
  /** How old a page may be that is given without a question, ms. */
  freshMs: number;
  /** How old a page may be that is given while it is rendered anew behind it, ms. */
  staleMs: number;
  /** The most that is cached, bytes. */
  maxBytes: number;
  /** The time, ms. */
  now: () => number;
};

type CachedPage = {
  page: RenderedPage;
  /** When its rendering began: nothing in it is older. */
  begunAt: number;
};

/**
 * Pages as they were rendered a moment ago, by their address, stale-while-revalidate. However many
 * ask for an address at once, it is rendered once. A page is never given longer than `staleMs` after
 * its rendering began, so that a change is soon on every page. For pages alone that are the same for
 * everybody.
 */
export class PageCache {
  readonly #cache: LRUCache<string, CachedPage, Record<string, string>>;
  readonly #times: Times;

  /** @param render renders the page of an address, for nobody in particular; see `page` */
  constructor(
    render: (address: string, headers: Record<string, string>) => Promise<RenderedPage>,
    times: Partial<Times> = {},
  ) {
    this.#times = { now: () => performance.now(), ...caches.pages, ...times };
    const { maxBytes, now } = this.#times;
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      // What must not be cached does not fit.
      sizeCalculation: ({ page }) => (page.isCacheable ? page.size : maxBytes + 1),
      // Who waits gets the page, also where there was no room for it.
      ignoreFetchAbort: true,
      // Who asks when the page is too old learns of the failure.
      noDeleteOnFetchRejection: true,
      fetchMethod: async (address, known, { context: headers }) => {
        const begunAt = now();
        const rendered = await render(address, headers);
        // The same as before: what it was compressed to still holds.
        const isSame = rendered.isCacheable && known?.page.etag === rendered.etag;
        return { page: isSame ? known.page : rendered, begunAt };
      },
    });
  }

  /** What is cached, in bytes. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /**
   * The page of an address.
   *
   * @param headers go along if it is rendered now, also for those who wait for the same: by which
   * the rendering is found in logs, and nothing that changes the page
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
