import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { displayData } from "~/server/display-data.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const times = { freshMs: 60_000, timeoutMs: 2_000, pauseMs: 5_000 };
const never = () => new Promise<never>(() => {});

describe("display data", () => {
  it("is asked for once while it is fresh", async () => {
    const load = vi.fn(async () => "menu");
    const menu = displayData(load, times);
    expect(await Promise.all([menu(), menu()])).toEqual(["menu", "menu"]);
    await menu();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is given at once when it is old, and renewed behind it", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce("old menu").mockResolvedValue("new menu");
    const menu = displayData(load, times);
    await menu();
    vi.advanceTimersByTime(60_001);
    expect(await menu()).toBe("old menu");
    await vi.advanceTimersByTimeAsync(0);
    expect(await menu()).toBe("new menu");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("stays as it was when a later call hangs or fails", async () => {
    const load = vi.fn<() => Promise<string | undefined>>();
    load.mockResolvedValueOnce("menu").mockImplementationOnce(never).mockRejectedValue(new Error());
    const menu = displayData(load, times);
    await menu();
    for (let round = 0; round < 3; round += 1) {
      await vi.advanceTimersByTimeAsync(60_001);
      expect(await menu()).toBe("menu");
    }
  });

  it("holds nobody up for longer than the timeout, and then for a while not at all", async () => {
    const load = vi.fn<() => Promise<string>>(never);
    const menu = displayData(load, times);
    const first = menu();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toBeUndefined();
    expect(await menu()).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);

    load.mockResolvedValue("menu");
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await menu()).toBe("menu");
  });
});
