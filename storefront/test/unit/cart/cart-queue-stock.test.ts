/** Lines without enough stock are reported, and the others continue. */
import { expect, test } from "vitest";
import { BackendInMemory } from "./backend-in-memory.ts";
import { shopper } from "./queue-shopper.ts";

test("what the backend refuses is said on its line; the others go on", async () => {
  const backend = new BackendInMemory();
  backend.stock.set("black", 3);
  const anna = shopper(backend);
  anna.wants(["black", 9], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state().refusals.black?.code).toBe("out-of-stock");
  expect(anna.state().shortages.black).toMatchObject({ reason: "too_few", available: 3 });
  expect(anna.inBackend()).toEqual({ cyan: 1 });

  anna.wants(["black", 3], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ refusals: {}, shortages: {} });
  expect(anna.inBackend()).toEqual({ cyan: 1, black: 3 });
});

test("a refused wish is not asked for again and again, but on request", async () => {
  const backend = new BackendInMemory();
  backend.stock.set("black", 0);
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  anna.queue.sync();
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "add black 1")).toHaveLength(1);

  backend.stock.set("black", 5);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.inBackend()).toEqual({ black: 1 });
});

test("what was sold meanwhile is said when the cart is looked at again", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 4]);
  await anna.queue.settled();
  backend.stock.set("black", 1);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state().shortages.black?.available).toBe(1);
  expect(anna.inBackend()).toEqual({ black: 4 });
});
