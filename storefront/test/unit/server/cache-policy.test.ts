import { describe, expect, it } from "vitest";
import { markIncomplete, withCachePolicy } from "~/server/cache-policy.server.ts";

async function policyOf(path: string, answer: () => Response): Promise<string | null> {
  const request = new Request(`http://shop.example${path}`);
  const response = await withCachePolicy(request, async () => answer());
  return response.headers.get("Cache-Control");
}

describe("who may keep an answer", () => {
  it("everybody, if they ask again, where it is a page for everybody", async () => {
    expect(await policyOf("/shop", () => new Response("x"))).toBe("no-cache");
  });

  it("nobody, where it is personal or failed", async () => {
    expect(await policyOf("/fr/account", () => new Response("x"))).toBe("no-store");
    expect(await policyOf("/shop", () => new Response("x", { status: 503 }))).toBe("no-store");
  });

  it("nobody, where a part of it could not be fetched, even if the page said otherwise", async () => {
    const incomplete = () => {
      markIncomplete();
      return new Response("x", { headers: { "Cache-Control": "max-age=60" } });
    };
    expect(await policyOf("/", incomplete)).toBe("no-store");
    expect(await policyOf("/", () => new Response("x"))).toBe("no-cache");
  });

  it("whoever the page names", async () => {
    const sitemap = () => new Response("x", { headers: { "Cache-Control": "max-age=60" } });
    expect(await policyOf("/sitemap.xml", sitemap)).toBe("max-age=60");
  });
});
