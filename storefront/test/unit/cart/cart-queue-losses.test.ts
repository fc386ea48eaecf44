/** Lost calls, answers and carts: no desired line is lost with them. */
import { expect, test } from "vitest";
import { BackendInMemory } from "./backend-in-memory.ts";
import { shopper } from "./queue-shopper.ts";

test("a lost connection is waited out, and nothing the shopper wanted is lost", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  backend.failures = ["unreachable", "unreachable"];
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.statuses).toContain("waiting");
  expect(anna.inBackend()).toEqual({ black: 1 });
});

test("a busy shop is waited for, as long as it asks for, and what is so is said meanwhile", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  backend.failures = ["busy", "too-many"];
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.waits).toEqual(["busy after 1", "too-many after 2"]);
  expect(anna.state().problem).toBeNull();
  expect(anna.inBackend()).toEqual({ black: 1 });
});

test("an add whose answer was lost is not done twice", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  backend.failures = ["lost"];
  anna.wants(["black", 2], ["cyan", 3]);
  await anna.queue.settled();
  expect(backend.calls.filter((call) => call === "add cyan 3")).toHaveLength(1);
  expect(anna.inBackend()).toEqual({ black: 2, cyan: 3 });
});

test("a cart that is gone is replaced and refilled", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend, "cart_dead");
  anna.wants(["black", 2], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_1");
  expect(anna.inBackend()).toEqual({ black: 2, cyan: 1 });
});

test("what was ordered leaves the cart, what was added beyond it goes into a new one", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1], ["magenta", 2]);
  await anna.queue.settled();
  for (const cart of backend.carts.values()) cart.completed = true;
  anna.wants(["black", 1], ["magenta", 3], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_2");
  expect(anna.inBackend()).toEqual({ magenta: 1, cyan: 1 });
});

test("an order whose answer was lost is found when asked, and nothing is bought again", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  for (const cart of backend.carts.values()) cart.completed = true;
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.cartId()).toBeNull();
  expect(anna.state().cart).toBeNull();
  expect(backend.calls.filter((call) => call === "create")).toHaveLength(1);
});

test("a backend that makes no cart is told about, and asked again with the next change", async () => {
  const backend = new BackendInMemory();
  backend.failures = ["unexpected"];
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.state().problem?.sentence).toBe("It is unexpected.");
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(anna.state().problem).toBeNull();
  expect(anna.inBackend()).toEqual({ black: 2 });
});
