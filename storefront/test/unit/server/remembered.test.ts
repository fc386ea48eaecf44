import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remembered } from "~/server/remembered.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what is remembered", () => {
  it("is asked for once while it is fresh, and again after that", async () => {
    const load = vi.fn(async () => "menu");
    const menu = remembered(load, 1_000);
    expect(await Promise.all([menu(), menu()])).toEqual(["menu", "menu"]);
    await menu();
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    await menu();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("stays as it was when a later call fails", async () => {
    const load = vi.fn<() => Promise<string | undefined>>();
    load.mockResolvedValueOnce("menu").mockResolvedValue(undefined);
    const menu = remembered(load, 1_000);
    await menu();
    vi.advanceTimersByTime(1_000);
    expect(await menu()).toBe("menu");
  });
});
