import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";

/**
 * An attempt that is allowed, which can be rolled back, or the time to wait for the next one, ms.
 */
export type Attempt = { rollBack(): void } | { waitMs: number };

interface Limit {
  /** Separates these counts from others in Redis. */
  name: string;
  /** The number of attempts per key and window. */
  allowed: number;
  /** The length of a window, ms. It begins with the first attempt. */
  windowMs: number;
  /**
   * The most keys that a process counts in memory. The least recently used ones are dropped first.
   */
  mostKeys: number;
}

/**
 * A count that ends within this time is not reduced any more, ms: the new window would begin below
 * zero.
 */
const endingMs = 2_000;

/**
 * Counts attempts per person: for all processes together with Redis, otherwise in memory. Keys are
 * stored as digests. While Redis is away each process counts for itself, so nobody is locked out
 * and guessing stays limited.
 */
export class Attempts {
  readonly #alone: RateLimiterMemory;
  readonly #aloneKeys: LRUCache<string, true>;
  readonly #shared: RateLimiterRedis | undefined;

  constructor({ name, allowed, windowMs, mostKeys }: Limit, redis?: Redis) {
    const limit = { keyPrefix: `attempts:${name}`, points: allowed, duration: windowMs / 1_000 };
    this.#alone = new RateLimiterMemory(limit);
    this.#aloneKeys = new LRUCache({
      max: mostKeys,
      dispose: (_counted, key) => void this.#alone.delete(key),
    });
    this.#shared = redis && new RateLimiterRedis({ ...limit, storeClient: redis });
  }

  /** Counts an attempt, unless there were too many. */
  async take(person: string): Promise<Attempt> {
    const key = createHash("sha256").update(person).digest("base64url");
    try {
      if (this.#shared) return await taken(this.#shared, key);
    } catch {
      // Redis is away.
    }
    this.#aloneKeys.set(key, true);
    return taken(this.#alone, key);
  }
}

/** @throws the store's error while it is away */
async function taken(counts: RateLimiterAbstract, key: string): Promise<Attempt> {
  try {
    const { msBeforeNext } = await counts.consume(key);
    const until = Date.now() + msBeforeNext - endingMs;
    return {
      rollBack() {
        // If the store is away by now, the attempt stays counted until the window ends.
        if (Date.now() < until) counts.reward(key).catch(() => {});
      },
    };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const { msBeforeNext } = refusal;
    // A refused attempt does not count.
    if (msBeforeNext > endingMs) await counts.reward(key);
    return { waitMs: Math.max(1, msBeforeNext) };
  }
}
