import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { Attempt, AttemptCounts, Attempts } from "./attempt-counts";

/** Counts, unless it would be one too many; answers how long to wait, ms, and 0 where it counted. */
const take = `
  local counted = redis.call("incr", KEYS[1])
  if counted == 1 then redis.call("pexpire", KEYS[1], ARGV[2]) end
  if counted <= tonumber(ARGV[1]) then return 0 end
  redis.call("decr", KEYS[1])
  return math.max(1, redis.call("pttl", KEYS[1]))`;

/** What has run out meanwhile is not begun anew. */
const takeBack = `
  if redis.call("exists", KEYS[1]) == 1 then redis.call("decr", KEYS[1]) end`;

/**
 * Attempts as all processes of the engine count them, in Redis. Whom they are about is kept as a
 * digest. While Redis is away each process counts for itself: nobody is locked out, and nobody may
 * guess without end.
 */
export class SharedAttemptCounts implements Attempts {
  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly alone: AttemptCounts,
  ) {}

  async take(key: string): Promise<Attempt> {
    const digest = createHash("sha256").update(key).digest("base64url");
    const place = `attempts:${this.name}:${digest}`;
    const { allowed, whileMs } = this.alone;
    try {
      const waitMs = Number(await this.redis.eval(take, 1, place, allowed, whileMs));
      if (waitMs > 0) return { waitMs };
    } catch {
      return this.alone.take(key);
    }
    return {
      takeBack: () => {
        // One attempt too many is counted then, and forgotten with the others.
        this.redis.eval(takeBack, 1, place).catch(() => {});
      },
    };
  }
}
