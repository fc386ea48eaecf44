import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Attempt, Attempts } from "../../../../src/api/guards/attempts";

/** A Redis for these tests: `TEST_REDIS_URL=redis://localhost`. They use their own keys. */
const { TEST_REDIS_URL: redisUrl } = process.env;

const minute = 60_000;
const mostKeys = 10;
const waits = (attempt: Attempt) => ("waitMs" in attempt ? attempt.waitMs : 0);
const rollBack = (attempt: Attempt) => "rollBack" in attempt && attempt.rollBack();

describe("in memory", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets the allowed number through, then says how long to wait, and begins anew after that", async () => {
    const attempts = new Attempts({ name: "a", allowed: 2, windowMs: 15 * minute, mostKeys });
    const wait = async (who: string) => waits(await attempts.take(who));
    expect(await wait("sam")).toBe(0);
    vi.advanceTimersByTime(minute);
    expect(await wait("sam")).toBe(0);
    vi.advanceTimersByTime(minute);
    expect(await wait("sam")).toBe(13 * minute);
    expect(await wait("ada")).toBe(0);
    vi.advanceTimersByTime(13 * minute);
    expect([await wait("sam"), await wait("sam")]).toEqual([0, 0]);
    expect(await wait("sam")).toBe(15 * minute);
  });

  it("does not count what was rolled back or refused", async () => {
    const attempts = new Attempts({ name: "a", allowed: 1, windowMs: minute, mostKeys });
    const first = await attempts.take("sam");
    for (let tried = 0; tried < 5; tried += 1) await attempts.take("sam");
    rollBack(first);
    expect(waits(await attempts.take("sam"))).toBe(0);
    expect(waits(await attempts.take("sam"))).toBeGreaterThan(0);
  });

  it("lets nobody save attempts for the next window by taking them back late", async () => {
    const attempts = new Attempts({ name: "a", allowed: 2, windowMs: minute, mostKeys });
    const late = [await attempts.take("sam"), await attempts.take("sam")];
    vi.advanceTimersByTime(minute - 1);
    late.push(await attempts.take("sam"));
    vi.advanceTimersByTime(2);
    for (const attempt of late) rollBack(attempt);
    const next = [await attempts.take("sam"), await attempts.take("sam")].map(waits);
    expect(next).toEqual([0, 0]);
    expect(waits(await attempts.take("sam"))).toBeGreaterThan(0);
  });

  it("never holds more keys than it may: who tried longest ago is forgotten first", async () => {
    const attempts = new Attempts({ name: "a", allowed: 1, windowMs: minute, mostKeys: 2 });
    for (const who of ["one", "two", "three"]) await attempts.take(who);
    expect(waits(await attempts.take("three"))).toBeGreaterThan(0);
    expect(waits(await attempts.take("two"))).toBeGreaterThan(0);
    expect(waits(await attempts.take("one"))).toBe(0);
  });
});

it("counts for itself while Redis is away: nobody is locked out, and nobody may guess on", async () => {
  const away = new Redis({ port: 1, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  away.on("error", () => {});
  const attempts = new Attempts({ name: "away", allowed: 2, windowMs: minute, mostKeys }, away);
  try {
    expect([await attempts.take("sam"), await attempts.take("sam")].map(waits)).toEqual([0, 0]);
    expect(waits(await attempts.take("sam"))).toBeGreaterThan(59_000);
  } finally {
    away.disconnect();
  }
});

// Redis itself counts, so these tests need one.
if (redisUrl) {
  it("counts with the other processes, at once and after one another", async () => {
    const redis = new Redis(redisUrl);
    const name = `test-${Date.now()}`;
    const process = () => new Attempts({ name, allowed: 5, windowMs: minute, mostKeys }, redis);
    const processes = [process(), process()] as const;
    try {
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => processes[index % 2 ? 1 : 0].take("sam")),
      );
      const through = all.filter((attempt) => "rollBack" in attempt);
      expect(through).toHaveLength(5);
      expect(waits(await process().take("ada"))).toBe(0);
      for (const attempt of through.slice(0, 1)) rollBack(attempt);
      expect(waits(await process().take("sam"))).toBe(0);
      const waitMs = waits(await process().take("sam"));
      expect(waitMs).toBeGreaterThan(50_000);
      expect(waitMs).toBeLessThanOrEqual(60_000);
      expect((await redis.keys(`attempts:${name}:*`)).join()).not.toContain("sam");
    } finally {
      await redis.quit();
    }
  });
}
