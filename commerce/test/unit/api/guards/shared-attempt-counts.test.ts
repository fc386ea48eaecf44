import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { type Attempt, AttemptCounts } from "../../../../src/api/guards/attempt-counts";
import { SharedAttemptCounts } from "../../../../src/api/guards/shared-attempt-counts";

/** A Redis to try it with: `TEST_REDIS_URL=redis://localhost`; its keys are the test's own. */
const { TEST_REDIS_URL: redisUrl } = process.env;

const waits = (attempt: Attempt) => ("waitMs" in attempt ? attempt.waitMs : 0);

it("counts for itself while Redis is away: nobody is locked out, and nobody may guess on", async () => {
  const away = new Redis({ port: 1, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  away.on("error", () => {});
  const counts = new SharedAttemptCounts(away, "away", new AttemptCounts(2, 60_000));
  try {
    expect([await counts.take("sam"), await counts.take("sam")].map(waits)).toEqual([0, 0]);
    expect(waits(await counts.take("sam"))).toBeGreaterThan(59_000);
  } finally {
    away.disconnect();
  }
});

// The count is Redis's own work: without one there is nothing to try.
if (redisUrl) {
  it("counts with the other processes, at once and after one another", async () => {
    const redis = new Redis(redisUrl);
    const name = `test-${Date.now()}`;
    const process = () => new SharedAttemptCounts(redis, name, new AttemptCounts(5, 60_000));
    const processes = [process(), process()];
    try {
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => processes[index % 2]?.take("sam")),
      );
      const through = all.filter((attempt) => attempt && "takeBack" in attempt);
      expect(through).toHaveLength(5);
      expect(waits(await process().take("ada"))).toBe(0);
      const [first] = through;
      if (first && "takeBack" in first) first.takeBack();
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
