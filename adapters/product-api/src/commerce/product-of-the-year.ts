import { LRUCache } from "lru-cache";
import { caches } from "../caches.ts";
import { serviceLimits } from "../limits.ts";
import { type Backend, BackendUnavailableError } from "./backend.ts";

interface Options {
  backend: Pick<Backend, "productOfTheYear">;
  /** For so long, ms, the last known one is shown while the backend is away. */
  mayBeOldForMs: number;
}

/** What the backend said last, when it was asked, and why it did not answer since. */
interface Known {
  id: string | undefined;
  /** ms since 1970; before all time where the backend never answered */
  at: number;
  failure?: unknown;
}

/** Who is product of the year. However many ask, the backend is asked once a second. */
export class ProductOfTheYear {
  readonly #cache: LRUCache<"known", Known, string>;

  constructor(private readonly options: Options) {
    this.#cache = new LRUCache({
      max: 1,
      ttl: caches.productOfTheYear.freshMs,
      // The clock that `at` is told by.
      perf: Date,
      ignoreFetchAbort: true,
      // A failure is cached too: nobody waits for what has just failed for another.
      fetchMethod: (_key, stale, { context: requestId }) => this.#ask(requestId, stale),
    });
  }

  /**
   * The product's id, or nothing where there is none.
   *
   * @throws BackendUnavailableError where the backend has not said it for too long
   */
  async id(requestId: string): Promise<string | undefined> {
    const asked = await this.#cache.forceFetch("known", { context: requestId });
    // Somebody may have decided anew while the backend was asked.
    const { id, at, failure } = this.#cache.peek("known", { allowStale: true }) ?? asked;
    if (Date.now() - at <= this.options.mayBeOldForMs) return id;
    throw failure ?? new BackendUnavailableError("the backend was away a moment ago");
  }

  /** Takes over what was decided just now. */
  set(id: string): void {
    this.#cache.set("known", { id, at: Date.now() });
  }

  #ask(requestId: string, stale: Known | undefined): Promise<Known> {
    const at = Date.now();
    const caller = { requestId, signal: AbortSignal.timeout(serviceLimits.productOfTheYearMs) };
    return this.options.backend.productOfTheYear(caller).then(
      (id) => ({ id, at }),
      (failure: unknown) => ({
        id: stale?.id,
        at: stale?.at ?? Number.NEGATIVE_INFINITY,
        failure,
      }),
    );
  }
}
