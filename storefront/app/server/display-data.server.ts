import { LRUCache } from "lru-cache";
import { serviceLimits } from "./limits.server.ts";
import { logFailure } from "./log.server.ts";

interface Times {
  /** How long an answer is fresh, in ms. */
  freshMs: number;
  /** How long an answer may take before it counts as failed, in ms. */
  timeoutMs?: number;
  /** How long nobody is asked after a failure, in ms. */
  pauseMs?: number;
}

/**
 * Caches the last good answer of `load`, stale-while-revalidate: it is asked for once at a time, and
 * one that is no longer fresh is given at once and renewed behind it, so that whoever is slow or
 * away holds up nobody. Undefined only while there has never been a good answer.
 * For display data alone: never for a cart, a person or a price that is about to be paid.
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
    // The first good answer is worth waiting for.
    const allowStale = cache.peek("answer", { allowStale: true })?.value !== undefined;
    const { value } = await cache.forceFetch("answer", { allowStale });
    return value;
  };
}

/** The answer; undefined, with a line in the log, when it fails or does not come in time. */
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
