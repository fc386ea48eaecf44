import { expect, test } from "vitest";
import { EngineInMemory, fail } from "../backend-in-memory.ts";
import { shopper } from "../queue-shopper.ts";

test("the first product makes a cart and goes into it", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(engine.calls).toEqual(["create", "add black 2"]);
  expect(anna.inEngine()).toEqual({ black: 2 });
  expect(anna.state()).toMatchObject({ status: "idle", refusals: {}, problem: null });
});

test("of many quick clicks on one line only the last wish reaches the engine", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  for (const quantity of [2, 3, 4, 5]) anna.wants(["black", quantity]);
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ black: 5 });
  expect(engine.calls.filter((call) => call.startsWith("set")).length).toBeLessThanOrEqual(2);
});

test("a line that was removed leaves the engine's cart, the others stay", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 1], ["cyan", 1]);
  await anna.queue.settled();
  anna.wants(["cyan", 1]);
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ cyan: 1 });
});

test("an emptied cart asks the engine for nothing more than to empty its own", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants();
  await anna.queue.settled();
  expect(engine.calls).toEqual([]);
});

test("who comes back to a cart gets the prices of today", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(engine.calls).not.toContain("reprice");
  anna.queue.retry();
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "reprice")).toHaveLength(1);
});

test("a cart whose prices cannot be brought up to date stays as it is", async () => {
  const engine = new EngineInMemory();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  engine.reprice = async () => fail("refused");
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ status: "idle", problem: null });
  expect(anna.inEngine()).toEqual({ black: 1 });
});
