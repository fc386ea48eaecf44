import { describe, expect, it, vi } from "vitest";
import { KeptPages } from "../../../server/kept-pages.ts";
import { RenderedPage } from "../../../server/rendered-page.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

function pageOf(text: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  const headers = new Headers({ ...html, ...init.headers });
  return new RenderedPage(init.status ?? 200, headers, Buffer.from(text));
}

function keptPages(render: (address: string) => RenderedPage, mostBytes?: number) {
  const clock = { now: 0 };
  const rendered = vi.fn(async (address: string) => render(address));
  const pages = new KeptPages(rendered, {
    now: () => clock.now,
    ...(mostBytes ? { mostBytes } : {}),
  });
  const show = async (address: string) => (await pages.page(address)).body.toString();
  return { clock, rendered, pages, show };
}

describe("pages that are kept for a moment", () => {
  it("are rendered once for eight visitors at once", async () => {
    const { rendered, show } = keptPages((address) => pageOf(address));
    const shown = await Promise.all(Array.from({ length: 8 }, () => show("/shop")));
    expect(new Set(shown)).toEqual(new Set(["/shop"]));
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it("are apart by their whole address", async () => {
    const { show } = keptPages((address) => pageOf(address));
    expect(await show("/shop")).toBe("/shop");
    expect(await show("/shop?page=2")).toBe("/shop?page=2");
    expect(await show("/fr/shop")).toBe("/fr/shop");
  });

  it("are given for half a second, then renewed behind, and never given when they are older", async () => {
    let price = 1;
    const { clock, show } = keptPages(() => pageOf(`€${price}`));
    expect(await show("/")).toBe("€1");
    price = 2;
    clock.now = 500;
    expect(await show("/")).toBe("€1");
    clock.now = 501;
    expect(await show("/")).toBe("€1");
    expect(await show("/")).toBe("€2");
    price = 3;
    clock.now = 9_000;
    expect(await show("/")).toBe("€3");
  });

  it("count their age from when their rendering began", async () => {
    const { clock, rendered, show } = keptPages(() => {
      clock.now += 2_000;
      return pageOf("slow");
    });
    await show("/");
    await show("/");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["an error", { status: 503 }],
    ["a page that is not there", { status: 404 }],
    ["a redirect", { status: 301, headers: { Location: "/" } }],
    ["one that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["one that lacks a part", { headers: { "Cache-Control": "no-store" } }],
    ["a file", { headers: { "Content-Type": "application/xml" } }],
  ])("are never %s", async (_what, init) => {
    const { rendered, show } = keptPages(() => pageOf("x", init));
    await show("/");
    await show("/");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it("are forgotten when they end", async () => {
    let status = 200;
    const { clock, pages } = keptPages(() => pageOf("x", { status }));
    await pages.page("/product/a");
    status = 404;
    clock.now = 900;
    await pages.page("/product/a");
    expect((await pages.page("/product/a")).status).toBe(404);
    expect(pages.bytes).toBe(0);
  });

  it("do not hold a failed rendering against whoever asks next", async () => {
    let isWell = false;
    const { show } = keptPages(() => {
      if (!isWell) throw new Error("down");
      return pageOf("up");
    });
    await expect(show("/")).rejects.toThrow("down");
    isWell = true;
    expect(await show("/")).toBe("up");
  });

  it("take no more room than they may, the longest unasked going first", async () => {
    const { rendered, pages, show } = keptPages(() => pageOf("x".repeat(2_000)), 11_000);
    await show("/a");
    await show("/b");
    await show("/a");
    await show("/c");
    expect(pages.bytes).toBeLessThanOrEqual(11_000);
    rendered.mockClear();
    await show("/a");
    expect(rendered).not.toHaveBeenCalled();
    await show("/b");
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it("are compressed once for as long as they say the same", async () => {
    const { clock, pages } = keptPages(() => pageOf("same"));
    const first = await pages.page("/");
    clock.now = 5_000;
    expect(await pages.page("/")).toBe(first);
    expect(first.compressed("br")).toBe(first.compressed("br"));
  });
});
