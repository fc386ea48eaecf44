import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isChunkLoadError, partTimeoutMs } from "~/ui/chunk-load-error.ts";
import { loadPart } from "~/ui/lazy-part.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("loading a part of the page", () => {
  it("gives the part", async () => {
    await expect(loadPart("the menu", async () => "menu")).resolves.toBe("menu");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("raises a ChunkLoadError after 120 seconds, and not before", async () => {
    let error: unknown;
    loadPart("the menu", () => new Promise(() => {})).catch((raised: unknown) => {
      error = raised;
    });
    expect(partTimeoutMs).toBe(120_000);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isChunkLoadError(error)).toBe(true);
    expect(error).toHaveProperty("message", expect.stringContaining("the menu"));
  });

  it("raises a ChunkLoadError with its cause when the file cannot be had", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const loading = loadPart("the menu", () => Promise.reject(cause));
    await expect(loading).rejects.toMatchObject({ name: "ChunkLoadError", cause });
  });
});
