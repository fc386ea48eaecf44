/** What cannot be had: it is said, and the rest goes on. */
import { expect, test } from "vitest";
import { EngineInMemory } from "./backend-in-memory.ts";
import { shopper } from "./queue-shopper.ts";

test("what the engine refuses is said on its line; the others go on", async () => {
  const engine = new EngineInMemory();
  engine.stock.set("black", 3);
  const anna = shopper(engine);
  anna.wants(["black", 9], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state().refusals.black?.code).toBe("out-of-stock");
  expect(anna.state().shortages.black).toMatchObject({ reason: "too_few", available: 3 });
  expect(anna.inEngine()).toEqual({ cyan: 1 });

  anna.wants(["black", 3], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ refusals: {}, shortages: {} });
  expect(anna.inEngine()).toEqual({ cyan: 1, black: 3 });
});

test("a refused wish is not asked for again and again, but on request", async () => {
  const engine = new EngineInMemory();
  engine.stock.set("black", 0);
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  anna.queue.sync();
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "add black 1")).toHaveLength(1);

  engine.stock.set("black", 5);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ black: 1 });
});

test("what was sold meanwhile is said when the cart is looked at again", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 4]);
  await anna.queue.settled();
  engine.stock.set("black", 1);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state().shortages.black?.sentence).toBe("Only 1 are left.");
  expect(anna.inEngine()).toEqual({ black: 4 });
});
