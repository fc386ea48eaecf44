import "../../../admin-language";
import { describe, expect, it } from "vitest";
import { duration, verdictOn } from "../../../../src/admin/catalogue-health/health";

const well = {
  products: 200,
  documents: 200,
  missing: 0,
  outdated: 0,
  left_over: 0,
  oldest_change_waiting_ms: 0,
  checked_at: "2026-01-01T00:00:00.000Z",
};

describe("the verdict on the catalogue index", () => {
  it("is that all is well when nothing is wrong and nothing waits long", () => {
    expect(verdictOn({ ...well, oldest_change_waiting_ms: 900 }).color).toBe("green");
  });

  it.each(["missing", "outdated", "left_over"])("notices products that are %s", (figure) => {
    const verdict = verdictOn({ ...well, [figure]: 1 });
    expect(verdict.color).toBe("orange");
    expect(verdict.sentence).toContain("1 product as it is yet");
  });

  it("is bad when a change has been forgotten", () => {
    const verdict = verdictOn({ ...well, outdated: 3, oldest_change_waiting_ms: 300_000 });
    expect(verdict.color).toBe("red");
    expect(verdict.sentence).toContain("5 minutes");
  });
});

describe("a length of time", () => {
  it.each([
    [300, "less than a second"],
    [1_000, "1 second"],
    [61_000, "61 seconds"],
    [180_000, "3 minutes"],
    [7_300_000, "2 hours"],
  ])("%i ms is %s", (ms, words) => expect(duration(ms)).toBe(words));
});
