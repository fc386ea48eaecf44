import { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { describe, expect, it } from "vitest";
import { SortOrder, sortedBy } from "../../../../src/catalogue/projection/sort-order.ts";
import { eventLoopYielder } from "../../../../src/catalogue/projection/yield-to-event-loop.ts";

describe("a sort order", () => {
  it("stays in order through a thousand updates", () => {
    const random = new SeededRandom(7);
    const rank: number[] = [];
    const order = new SortOrder((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
    const present = new Set<number>();
    for (let update = 0; update < 1_000; update += 1) {
      const moving = new Set(Array.from({ length: random.below(8) }, () => random.below(200)));
      const removed = [...moving].filter((docId) => present.has(docId));
      const inserted = [...moving].filter(() => random.chance(0.7));
      for (const docId of removed) present.delete(docId);
      for (const docId of inserted) {
        rank[docId] = random.below(50);
        present.add(docId);
      }
      order.update(removed, inserted);
    }
    const expected = [...present].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
    expect(Array.from(order.docIds)).toEqual(expected);
  });
});

describe("docIds sorted by a number", () => {
  it.each([
    ["the lowest first", 1],
    ["the highest first", -1],
  ] as const)(
    "have %s, and keep their order where the number is the same",
    async (_what, direction) => {
      const random = new SeededRandom(8);
      const docIds = Uint32Array.from({ length: 500 }, (_, index) => (index * 7) % 500);
      const numbers = Float64Array.from(docIds, () => random.below(40) / 4);
      const sorted = await sortedBy(numbers, docIds, direction, eventLoopYielder());
      const expected = Array.from(docIds).sort(
        (a, b) => direction * ((numbers[a] ?? 0) - (numbers[b] ?? 0)),
      );
      expect(Array.from(sorted)).toEqual(expected);
    },
  );
});
