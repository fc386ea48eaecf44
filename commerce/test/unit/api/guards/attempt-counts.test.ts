import { expect, it } from "vitest";
import { AttemptCounts } from "../../../../src/api/guards/attempt-counts";

const minute = 60_000;

it("lets the allowed number through, then says how long to wait, and begins anew after that", () => {
  const counts = new AttemptCounts(2, 15 * minute);
  counts.add("sam", 0);
  expect(counts.waitMs("sam", minute)).toBe(0);
  counts.add("sam", minute);
  expect(counts.waitMs("sam", 2 * minute)).toBe(13 * minute);
  expect(counts.waitMs("ada", 2 * minute)).toBe(0);
  expect(counts.waitMs("sam", 15 * minute)).toBe(0);
  counts.add("sam", 15 * minute);
  expect(counts.waitMs("sam", 16 * minute)).toBe(0);
});

it("does not count what was taken back", () => {
  const counts = new AttemptCounts(1, minute);
  counts.add("sam", 0);
  counts.takeBack("sam");
  expect(counts.waitMs("sam", 1)).toBe(0);
});

it("never remembers more than it may: the oldest are forgotten first", () => {
  const counts = new AttemptCounts(1, minute, 2);
  for (const who of ["one", "two", "three"]) counts.add(who, 0);
  expect(["one", "two", "three"].map((who) => counts.waitMs(who, 1) > 0)).toEqual([
    false,
    true,
    true,
  ]);
});
