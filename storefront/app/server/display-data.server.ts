import { LRUCache } from "lru-cache";
import { serviceLimits } from "./limits.server.ts";
import { logFailure } from "./log.server.ts";

interface Times {
  /** How long an answer is fresh, ms. */
  freshMs: number;
  /** How long an answer may take before it counts as failed, ms. */
  timeoutMs?: number;
  /** How long no call is made after a failure, ms. */
  pauseMs?: number;
}

/**
 * Caches the last good answer of `load`, stale-while-revalidate: one call at a time, and a stale
 * answer is given at once and renewed in the background, so that a slow or failing service delays
 * nobody. Undefined only before the first good answer. For display data only: never for a cart, a
 * person or a price to pay.
 */
export function displayData<Value>(
  load: () => Promise<Value | undefined>,
  {
    freshMs,
    timeoutMs = serviceLimits.displayDataMs,
    pauseMs = serviceLimits.displayDataPauseMs,
  }: Times,
): () => Promise<Value | undefined> {
  const cache = new LRUCache<"answer", { value: Value | undefined }>({
    max: 1,
    ttl: freshMs,
    perf: Date,
    fetchMethod: async (_key, stale, { options }) => {
      const value = await within(timeoutMs, load());
      if (value === undefined) options.ttl = pauseMs;
      return { value: value ?? stale?.value };
    },
  });
  return async () => {
    // The first good answer is waited for.
    const allowStale = cache.peek("answer", { allowStale: true })?.value !== undefined;
    const { value } = await cache.forceFetch("answer", { allowStale });
    return value;
  };
}

/** The answer; undefined and logged if it fails or is late. */
async function within<Value>(
  timeoutMs: number,
  answer: Promise<Value | undefined>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } catch (cause) {
    logFailure("display data could not be renewed", cause);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** `displayData` with an answer for each language: `languageOf` says which one a request needs. */
export function displayDataByLanguage<Value>(
  load: (language: string) => Promise<Value | undefined>,
  languageOf: () => string,
  times: Times,
): () => Promise<Value | undefined> {
  const byLanguage = new Map<string, () => Promise<Value | undefined>>();
  return () => {
    const language = languageOf();
    const cached = byLanguage.get(language) ?? displayData(() => load(language), times);
    byLanguage.set(language, cached);
    return cached();
  };
}
