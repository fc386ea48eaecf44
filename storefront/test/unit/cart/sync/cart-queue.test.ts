import { expect, test } from "vitest";
import { BackendInMemory, fail } from "../backend-in-memory.ts";
import { shopper } from "../queue-shopper.ts";

test("the first product makes a cart and goes into it", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(backend.calls).toEqual(["create", "add black 2"]);
  expect(anna.inBackend()).toEqual({ black: 2 });
  expect(anna.state()).toMatchObject({ status: "idle", refusals: {}, problem: null });
});

test("of many quick clicks on one line only the last quantity reaches the backend", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  for (const quantity of [2, 3, 4, 5]) anna.wants(["black", quantity]);
  await anna.queue.settled();
  expect(anna.inBackend()).toEqual({ black: 5 });
  expect(backend.calls.filter((call) => call.startsWith("set")).length).toBeLessThanOrEqual(2);
});

test("a line that was removed leaves the backend's cart, the others stay", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1], ["cyan", 1]);
  await anna.queue.settled();
  anna.wants(["cyan", 1]);
  await anna.queue.settled();
  expect(anna.inBackend()).toEqual({ cyan: 1 });
});

test("an emptied cart asks the backend for nothing more than to empty its own", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants();
  await anna.queue.settled();
  expect(backend.calls).toEqual([]);
});

test("who comes back to a cart gets the prices of today", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(backend.calls).not.toContain("reprice");
  anna.queue.retry();
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "reprice")).toHaveLength(1);
});

test("a cart whose prices cannot be brought up to date stays as it is", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  backend.reprice = async () => fail("refused");
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ status: "idle", problem: null });
  expect(anna.inBackend()).toEqual({ black: 1 });
});
