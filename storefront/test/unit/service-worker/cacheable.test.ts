import { describe, expect, it } from "vitest";
import {
  isCacheableData,
  isCacheablePage,
  isPage,
  mayCache,
  pageOfData,
} from "../../../service-worker/cacheable.ts";

describe("what the browser keeps of the shop", () => {
  it.each(["/", "/fr", "/shop", "/product/ink", "/journal/page-yield"])("the page %s", (path) => {
    expect(isCacheablePage(path)).toBe(true);
  });

  it.each(["/account", "/fr/cart", "/admin/products", "/order/1", "/signin"])(
    "not %s, which is about a person",
    (path) => {
      expect(isPage(path)).toBe(true);
      expect(isCacheablePage(path)).toBe(false);
      expect(isCacheableData(`${path}.data`)).toBe(false);
    },
  );

  it.each(["/sitemap.xml", "/service-worker.js", "/__manifest", "/health/ready"])(
    "not %s, which is no page",
    (path) => expect(isPage(path)).toBe(false),
  );

  it.each([
    ["/shop.data", "/shop"],
    ["/_.data", "/"],
    ["/fr.data", "/fr"],
    ["/fr/_.data", "/fr/"],
    ["/product/a.data", "/product/a"],
  ])("the data %s as that of %s", (data, page) => {
    expect(isCacheableData(data)).toBe(true);
    expect(pageOfData(data)).toBe(page);
  });

  it("only whole answers that their sender does not keep back", () => {
    const answer = (policy: string, status = 200) =>
      new Response("x", { status, headers: { "Cache-Control": policy } });
    expect(mayCache(answer("no-cache"))).toBe(true);
    expect(mayCache(answer("no-store"))).toBe(false);
    expect(mayCache(answer("private, max-age=5"))).toBe(false);
    expect(mayCache(answer("no-cache", 404))).toBe(false);
    expect(mayCache(answer("no-cache", 206))).toBe(false);
  });
});
