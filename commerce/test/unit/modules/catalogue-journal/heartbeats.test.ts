import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Heartbeats } from "../../../../src/modules/catalogue-journal/heartbeats";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("keeps a write alive until it is stopped, also where one beat fails", async () => {
  const beat = vi.fn().mockRejectedValueOnce(new Error("no database")).mockResolvedValue(undefined);
  const heartbeats = new Heartbeats(beat);
  heartbeats.start("one");
  await vi.advanceTimersByTimeAsync(16_000);
  heartbeats.stop("one");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(beat.mock.calls).toEqual([["one"], ["one"], ["one"]]);
});

it("lets a write that never ends die after two minutes, so that it is rolled back", async () => {
  const beat = vi.fn().mockResolvedValue(undefined);
  new Heartbeats(beat).start("endless");
  await vi.advanceTimersByTimeAsync(130_000);
  const beats = beat.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(beat).toHaveBeenCalledTimes(beats);
});
