/** Promotion codes and the backend. */
import { expect, test } from "vitest";
import { BackendInMemory } from "./backend-in-memory.ts";
import { shopper } from "./queue-shopper.ts";

test("a promotion code goes on the cart, and off again", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("TEN", 1);
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  anna.wantsCodes("TEN");
  await anna.queue.settled();
  expect(anna.codesInBackend()).toEqual(["TEN"]);
  anna.wantsCodes();
  await anna.queue.settled();
  expect(anna.codesInBackend()).toEqual([]);
});

test("a code that is refused is said and not asked for again", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  anna.wantsCodes("OLD");
  await anna.queue.settled();
  expect(anna.state().codeProblem).toMatchObject({ code: "OLD", problem: { code: "refused" } });
  expect(anna.codes()).toEqual([]);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "apply OLD")).toHaveLength(1);
});

test("a code that takes nothing off is asked for again when the cart holds something else", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("BULK", 2);
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  anna.wantsCodes("BULK");
  await anna.queue.settled();
  anna.queue.sync();
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "apply BULK")).toHaveLength(1);
  expect(anna.state().codeProblem).toBeNull();
  anna.wants(["black", 1], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.codesInBackend()).toEqual(["BULK"]);
});

test("a code follows into the cart that takes the place of a dead one", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("TEN", 1);
  const anna = shopper(backend, "cart_dead");
  anna.wantsCodes("TEN");
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_1");
  expect(anna.codesInBackend()).toEqual(["TEN"]);
});

test("a code that another device has put on the cart stays", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("TEN", 1);
  const lines = new Map([["black", 1]]);
  backend.carts.set("cart_9", { lines, codes: ["TEN"], completed: false });
  const anna = shopper(backend, "cart_9");
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.codes()).toEqual(["TEN"]);
  expect(anna.codesInBackend()).toEqual(["TEN"]);
});

test("a lost connection while a code is on its way is waited out", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("TEN", 1);
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  backend.failures = ["lost", "unreachable"];
  anna.wantsCodes("TEN");
  await anna.queue.settled();
  expect(anna.codesInBackend()).toEqual(["TEN"]);
});

test("a code that counts later stays wanted, says so, and goes on the cart when it counts", async () => {
  const backend = new BackendInMemory();
  backend.codes.set("SENTFREE", 1);
  backend.earlyCodes.add("SENTFREE");
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  anna.wantsCodes("SENTFREE");
  await anna.queue.settled();
  expect(anna.codes()).toEqual(["SENTFREE"]);
  expect(anna.state()).toMatchObject({
    codeProblem: null,
    earlyCodes: { SENTFREE: { sentence: "It is too-early." } },
  });
  anna.queue.sync();
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "apply SENTFREE")).toHaveLength(1);

  backend.earlyCodes.clear();
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.codesInBackend()).toEqual(["SENTFREE"]);
  expect(anna.state().earlyCodes).toEqual({});
});
