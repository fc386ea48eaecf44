/** While the backend is unreachable the shopper is told so, whatever is tried meanwhile. */
import { expect, test } from "vitest";
import { BackendInMemory } from "./backend-in-memory.ts";
import { shopper } from "./queue-shopper.ts";

test("a backend that cannot be reached is said to be away until it answers, also while it is asked again", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  backend.failures = ["unreachable", "unreachable", "unreachable"];
  anna.wants(["black", 1]);
  await anna.queue.settled();
  const said = anna.states.map(({ isUnreachable }) => isUnreachable);
  const first = said.indexOf(true);
  const last = said.lastIndexOf(true);
  expect(anna.states.slice(first, last).filter(({ status }) => status === "working")).not.toEqual(
    [],
  );
  expect(said.slice(first, last + 1)).not.toContain(false);
  expect(anna.state()).toMatchObject({ status: "idle", isUnreachable: false });
});

test("a backend that says nothing is said to be away, until it answers", async () => {
  const backend = new BackendInMemory();
  let answer = () => {};
  const { create } = backend;
  backend.create = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return create();
  };
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await Promise.resolve();
  expect(anna.state().isUnreachable).toBe(false);
  anna.takesLong();
  await expect.poll(() => anna.state().isUnreachable).toBe(true);
  answer();
  await anna.queue.settled();
  expect(anna.state().isUnreachable).toBe(false);
  anna.takesLong();
  await Promise.resolve();
  expect(anna.state().isUnreachable).toBe(false);
});

test("what went wrong stays said while it is tried again, and no longer", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  backend.failures = ["unexpected", "unexpected"];
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.state().problem?.code).toBe("unexpected");
  const before = anna.states.length;
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.states.slice(before).map(({ problem }) => problem?.code)).not.toContain(undefined);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state().problem).toBeNull();
  expect(anna.inBackend()).toEqual({ black: 1 });
});

test("a cart that is looked at is asked for, though nothing is to be done", async () => {
  const backend = new BackendInMemory();
  const anna = shopper(backend);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  const before = anna.states.length;
  backend.failures = ["unreachable"];
  anna.queue.refresh();
  await anna.queue.settled();
  expect(backend.calls.slice(-2)).toEqual(["retrieve", "retrieve"]);
  expect(anna.states.slice(before).some(({ isUnreachable }) => isUnreachable)).toBe(true);
});
