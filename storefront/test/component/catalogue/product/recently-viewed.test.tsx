import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import {
  followRenamed,
  forgetViewed,
  rememberViewed,
  useRecentlyViewed,
} from "~/catalogue/product/recently-viewed.ts";

afterEach(() => {
  cleanup();
  forgetViewed();
});

const look = (...slugs: string[]) =>
  act(() => {
    for (const slug of slugs) rememberViewed(slug);
  });

it("lists what was looked at, newest first and once, but never what is shown now", () => {
  const { result } = renderHook(() => useRecentlyViewed("b"));
  look("a", "b", "c", "a", "b");
  expect(result.current).toEqual(["a", "c"]);
});

it("lists twelve at most", () => {
  const { result } = renderHook(() => useRecentlyViewed("now"));
  look(...Array.from({ length: 20 }, (_, index) => `p${index}`), "now");
  expect(result.current).toHaveLength(12);
  expect(result.current[0]).toBe("p19");
});

it("forgets all when asked", () => {
  const { result } = renderHook(() => useRecentlyViewed());
  look("a", "b");
  act(forgetViewed);
  expect(result.current).toEqual([]);
});

it("follows products that were renamed, each standing there once", () => {
  const { result } = renderHook(() => useRecentlyViewed());
  look("other", "new", "former");
  act(() => followRenamed({ former: "new" }));
  expect(result.current).toEqual(["new", "other"]);
});
