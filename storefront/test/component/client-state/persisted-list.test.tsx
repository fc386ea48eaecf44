import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { persistedList, usePersistedList } from "~/client-state/persisted-list.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const listOf = (key: string) =>
  persistedList<string>({
    key,
    most: 3,
    read: (stored) => (typeof stored === "string" ? stored : undefined),
  });

function Shown({ list }: { list: ReturnType<typeof listOf> }) {
  return <output>{usePersistedList(list).join(" ")}</output>;
}

const shown = () => screen.getByRole("status").textContent;

describe("a list that the browser remembers", () => {
  it("is there again on the next visit, as long as it may be", () => {
    listOf("a").set(["1", "2", "3", "4"]);
    render(<Shown list={listOf("a")} />);
    expect(shown()).toBe("1 2 3");
  });

  it.each([
    ["no JSON", "{["],
    ["another shape", '{"items":["1"]}'],
    ["null", "null"],
  ])("is empty where %s is stored, and can be used", (_name, text) => {
    localStorage.setItem("a", text);
    const list = listOf("a");
    render(<Shown list={list} />);
    expect(shown()).toBe("");
    act(() => list.set(["1"]));
    expect(shown()).toBe("1");
  });

  it("leaves out single items that are not ours", () => {
    localStorage.setItem("a", '[1, "two", null, {"three": 3}]');
    render(<Shown list={listOf("a")} />);
    expect(shown()).toBe("two");
  });

  it("lasts as long as the page where the browser blocks its storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const list = listOf("a");
    render(<Shown list={list} />);
    act(() => list.set(["1"]));
    expect(shown()).toBe("1");
    expect(warn).toHaveBeenCalledOnce();
  });

  it("follows what another tab does", () => {
    render(<Shown list={listOf("a")} />);
    localStorage.setItem("a", '["other"]');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "a" }));
    });
    expect(shown()).toBe("other");
  });
});
