import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MicroBatcher } from "../../../src/search/micro-batcher";

/** Work that ends when it is told to. */
function work() {
  const lots: { items: string[]; end: (error?: Error) => void }[] = [];
  const batcher = new MicroBatcher<string>(
    (items) =>
      new Promise((resolve, reject) => {
        lots.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { batcher, lots };
}

/** Runs all pending tasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await nextTurn();
}

describe("a gathering", () => {
  it("works off at once what comes in one turn, and what comes meanwhile as one lot", async () => {
    const { batcher, lots } = work();
    const first = Promise.all([batcher.add(["a"]), batcher.add(["a2"])]);
    await settle();
    const later = [batcher.add(["b"]), batcher.add(["c", "d"])];
    await settle();
    expect(lots.map(({ items }) => items)).toEqual([["a", "a2"]]);
    lots[0]?.end();
    await first;
    await settle();
    expect(lots.map(({ items }) => items)).toEqual([
      ["a", "a2"],
      ["b", "c", "d"],
    ]);
    lots[1]?.end();
    await Promise.all(later);
  });

  it("tells those of a lot that failed, and goes on with the next", async () => {
    const { batcher, lots } = work();
    const first = batcher.add(["a"]);
    await settle();
    const second = batcher.add(["b"]);
    lots[0]?.end(new Error("no index"));
    await expect(first).rejects.toThrow("no index");
    await settle();
    lots[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
