import { expect, it } from "vitest";
import { SortOrder } from "../../../../src/catalogue/projection/sort-orders.ts";
import { SeededRandom } from "../../../seeded-random.ts";

it("an order stays in order through a thousand updates", () => {
  const random = new SeededRandom(7);
  const rank: number[] = [];
  const order = new SortOrder((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
  const present = new Set<number>();
  for (let update = 0; update < 1_000; update += 1) {
    const moving = new Set(Array.from({ length: random.below(8) }, () => random.below(200)));
    const leaving = new Set([...moving].filter((slot) => present.has(slot)));
    const coming = [...moving].filter(() => random.chance(0.7));
    for (const slot of leaving) present.delete(slot);
    for (const slot of coming) {
      rank[slot] = random.below(50);
      present.add(slot);
    }
    order.update((slot) => leaving.has(slot), coming);
  }
  const expected = [...present].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
  expect(Array.from(order.slots)).toEqual(expected);
});
