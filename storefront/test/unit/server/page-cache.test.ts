import { describe, expect, it, vi } from "vitest";
import { PageCache } from "../../../server/page-cache.ts";
import { RenderedPage } from "../../../server/rendered-page.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

function pageOf(text: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  const headers = new Headers({ ...html, ...init.headers });
  return new RenderedPage(init.status ?? 200, headers, Buffer.from(text));
}

function pageCache(render: (address: string) => RenderedPage, maxBytes?: number) {
  const clock = { now: 0 };
  const rendered = vi.fn(async (address: string) => render(address));
  const pages = new PageCache(rendered, {
    now: () => clock.now,
    ...(maxBytes ? { maxBytes } : {}),
  });
  const show = async (address: string) => (await pages.page(address)).body.toString();
  return { clock, rendered, pages, show };
}

describe("pages that are cached for a moment", () => {
  it("are rendered once for eight visitors at once", async () => {
    const { rendered, show } = pageCache((address) => pageOf(address));
    const shown = await Promise.all(Array.from({ length: 8 }, () => show("/shop")));
    expect(new Set(shown)).toEqual(new Set(["/shop"]));
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it("are apart by their whole address", async () => {
    const { show } = pageCache((address) => pageOf(address));
    expect(await show("/shop")).toBe("/shop");
    expect(await show("/shop?page=2")).toBe("/shop?page=2");
    expect(await show("/fr/shop")).toBe("/fr/shop");
  });

  it("are given for half a second, then renewed behind, and never given when they are older", async () => {
    let price = 1;
    const { clock, show } = pageCache(() => pageOf(`€${price}`));
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
    const { clock, rendered, show } = pageCache(() => {
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
    const { rendered, show } = pageCache(() => pageOf("x", init));
    await show("/");
    await show("/");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it("are forgotten when they end", async () => {
    let status = 200;
    const { clock, pages } = pageCache(() => pageOf("x", { status }));
    await pages.page("/product/a");
    status = 404;
    clock.now = 900;
    await pages.page("/product/a");
    expect((await pages.page("/product/a")).status).toBe(404);
    expect(pages.bytes).toBe(0);
  });

  it("do not hold a failed rendering against whoever asks next", async () => {
    let isWell = false;
    const { show } = pageCache(() => {
      if (!isWell) throw new Error("down");
      return pageOf("up");
    });
    await expect(show("/")).rejects.toThrow("down");
    isWell = true;
    expect(await show("/")).toBe("up");
  });

  it("are given on while a renewal fails, but not when they are too old", async () => {
    let isWell = true;
    const { clock, show } = pageCache(() => {
      if (!isWell) throw new Error("down");
      return pageOf("up");
    });
    await show("/");
    isWell = false;
    for (const now of [600, 800, 1_000]) {
      clock.now = now;
      expect(await show("/")).toBe("up");
    }
    clock.now = 1_001;
    await expect(show("/")).rejects.toThrow("down");
  });

  it("reach who waits for them, also where others take their room meanwhile", async () => {
    let finish = (_page: RenderedPage): void => undefined;
    const rendering = new Promise<RenderedPage>((resolve) => {
      finish = resolve;
    });
    const pages = new PageCache(
      async (address) => (address === "/slow" ? rendering : pageOf("x".repeat(2_000))),
      { maxBytes: 11_000 },
    );
    const slow = pages.page("/slow");
    for (const address of ["/a", "/b", "/c", "/d"]) await pages.page(address);
    finish(pageOf("slow"));
    expect((await slow).body.toString()).toBe("slow");
  });

  it("take no more room than they may, the longest unasked going first", async () => {
    const { rendered, pages, show } = pageCache(() => pageOf("x".repeat(2_000)), 11_000);
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
    const { clock, pages } = pageCache(() => pageOf("same"));
    const first = await pages.page("/");
    clock.now = 5_000;
    expect(await pages.page("/")).toBe(first);
    expect(first.compressed("br")).toBe(first.compressed("br"));
  });
});
