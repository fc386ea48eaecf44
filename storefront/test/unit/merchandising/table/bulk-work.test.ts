import { expect, test, vi } from "vitest";
import { ProductApiError } from "~/merchandising/product-api.ts";
import { changeMany } from "~/merchandising/table/bulk-work.ts";

const products = ["a", "b", "c", "d"].map((_id) => ({ _id }) as never);

function options(change: (product: { _id: string }) => Promise<unknown>, signal?: AbortSignal) {
  return {
    change: change as never,
    onChanged: vi.fn(),
    onProgress: vi.fn(),
    sentenceOf: (cause: unknown) => (cause as Error).message,
    signal: signal ?? new AbortController().signal,
    pause: vi.fn(async () => {}),
  };
}

test("one that fails does not stop the others, and is named with its reason", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const work = options(async ({ _id }) => {
    if (_id === "b") throw new Error("Not this one.");
    return { _id };
  });
  const failures = await changeMany(products, work);
  expect(failures).toEqual([{ product: { _id: "b" }, sentence: "Not this one." }]);
  expect(work.onChanged).toHaveBeenCalledTimes(3);
  expect(work.onProgress).toHaveBeenLastCalledWith({ done: 4, total: 4, isWaiting: false });
});

test("a service that asks for a pause gets it, and nothing is skipped", async () => {
  let asked = 0;
  const work = options(async (product) => {
    asked += 1;
    if (asked === 1) throw new ProductApiError("too-many-requests", "Wait.", { retryAfter: 7 });
    return product;
  });
  expect(await changeMany(products, work)).toEqual([]);
  expect(work.pause).toHaveBeenCalledWith(7);
  expect(work.onChanged).toHaveBeenCalledTimes(4);
});

test("stopped work leaves the rest as it was", async () => {
  const control = new AbortController();
  const work = options(async (product) => {
    control.abort();
    return product;
  }, control.signal);
  await changeMany(products, work);
  expect(work.onChanged.mock.calls.length).toBeLessThan(4);
});
