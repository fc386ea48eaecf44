import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** An attempt that was let through, until it is rolled back, or how long to wait for another, ms. */
export type Attempt = { rollBack(): void } | { waitMs: number };

interface Limit {
  /** What is attempted: apart from others in Redis. */
  name: string;
  /** How many attempts one key has in a window. */
  allowed: number;
  /** How long a window is, ms: it begins with the first attempt. */
  windowMs: number;
  /** The most keys that one process counts in its memory: those that tried longest ago go first. */
  mostKeys: number;
}

/** A count that ends so soon is not changed any more, ms: it must not begin anew below zero. */
const endingMs = 2_000;

/**
 * Attempts of the last while, by whoever makes them: as all processes count them where there is
 * Redis, otherwise in memory. Whom they are about is stored as a digest. While Redis is away each
 * process counts for itself: nobody is locked out, and nobody may guess without end.
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

/** @throws what the store throws where it is away */
async function taken(counts: RateLimiterAbstract, key: string): Promise<Attempt> {
  try {
    const { msBeforeNext } = await counts.consume(key);
    const until = Date.now() + msBeforeNext - endingMs;
    return {
      rollBack() {
        // Where the store is away by now, one attempt too many is counted until the window ends.
        if (Date.now() < until) counts.reward(key).catch(() => {});
      },
    };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const { msBeforeNext } = refusal;
    // Only what is let through counts.
    if (msBeforeNext > endingMs) await counts.reward(key);
    return { waitMs: Math.max(1, msBeforeNext) };
  }
}
