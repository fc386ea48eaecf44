import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Backend, BackendUnavailableError } from "../../../src/commerce/backend.ts";
import { ProductOfTheYear } from "../../../src/commerce/product-of-the-year.ts";

const ask = vi.fn<Backend["productOfTheYear"]>();
let productOfTheYear: ProductOfTheYear;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue("prod_1");
  const backend = { productOfTheYear: ask };
  productOfTheYear = new ProductOfTheYear({ backend, mayBeOldForMs: 60_000 });
});

afterEach(() => vi.useRealTimers());

it("is asked for once a second, however many want to know", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => productOfTheYear.id("test")));
  expect(new Set(ids)).toEqual(new Set(["prod_1"]));
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue("prod_2");
  vi.advanceTimersByTime(1_001);
  expect(await productOfTheYear.id("test")).toBe("prod_2");
  expect(ask).toHaveBeenCalledTimes(2);
});

it("is known at once where it was decided here, whatever was asked before", async () => {
  let answer = (_id: string): void => undefined;
  ask.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const before = productOfTheYear.id("test");
  vi.advanceTimersByTime(1);
  productOfTheYear.set("prod_2");
  answer("prod_1");
  expect(await before).toBe("prod_2");
  ask.mockResolvedValue("prod_2");
  expect(await productOfTheYear.id("test")).toBe("prod_2");
});

it("is the last known one for a while when the backend is away, and nobody waits twice", async () => {
  await productOfTheYear.id("test");
  ask.mockRejectedValue(new BackendUnavailableError("away"));
  vi.advanceTimersByTime(5_000);
  expect(await productOfTheYear.id("test")).toBe("prod_1");
  expect(await productOfTheYear.id("test")).toBe("prod_1");
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  await expect(productOfTheYear.id("test")).rejects.toThrow(BackendUnavailableError);
});

it("is nobody where there is none", async () => {
  ask.mockResolvedValue(undefined);
  expect(await productOfTheYear.id("test")).toBeUndefined();
});
