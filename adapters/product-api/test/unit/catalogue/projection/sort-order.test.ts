import { describe, expect, it } from "vitest";
import { SortOrder, sortedBy } from "../../../../src/catalogue/projection/sort-order.ts";
import { Turns } from "../../../../src/catalogue/projection/turns.ts";
import { SeededRandom } from "../../../seeded-random.ts";

describe("an order", () => {
  it("stays in order through a thousand updates", () => {
    const random = new SeededRandom(7);
    const rank: number[] = [];
    const order = new SortOrder((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
    const present = new Set<number>();
    for (let update = 0; update < 1_000; update += 1) {
      const moving = new Set(Array.from({ length: random.below(8) }, () => random.below(200)));
      const leaving = [...moving].filter((slot) => present.has(slot));
      const coming = [...moving].filter(() => random.chance(0.7));
      for (const slot of leaving) present.delete(slot);
      for (const slot of coming) {
        rank[slot] = random.below(50);
        present.add(slot);
      }
      order.update(leaving, coming);
    }
    const expected = [...present].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
    expect(Array.from(order.slots)).toEqual(expected);
  });
});

describe("slots sorted by a number", () => {
  it.each([
    ["the lowest first", 1],
    ["the highest first", -1],
  ] as const)("have %s, and keep their order where it is the same", async (_what, direction) => {
    const random = new SeededRandom(8);
    const slots = Uint32Array.from({ length: 500 }, (_, index) => (index * 7) % 500);
    const numbers = Float64Array.from(slots, () => random.below(40) / 4);
    const sorted = await sortedBy(numbers, slots, direction, new Turns());
    const expected = Array.from(slots).sort(
      (a, b) => direction * ((numbers[a] ?? 0) - (numbers[b] ?? 0)),
    );
    expect(Array.from(sorted)).toEqual(expected);
  });
});
