import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyBackend, readyService } from "../fake-backend.ts";

let service: Awaited<ReturnType<typeof readyService>>;

beforeEach(async () => {
  service = await readyService(emptyBackend, {
    rateLimitPerMinute: 3,
    trustedProxies: ["10.0.0.1"],
  });
});

afterEach(() => service.close());

async function statusesOf(calls: number, from: string, forwardedFor?: string, url = "/products") {
  const statuses: number[] = [];
  for (let call = 0; call < calls; call++) {
    const answer = await service.app.inject({
      method: url === "/products" ? "POST" : "GET",
      url,
      remoteAddress: from,
      ...(forwardedFor && { headers: { "x-forwarded-for": forwardedFor } }),
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe("the rate limit", () => {
  it("stops a client that asks too often, and says when to come back", async () => {
    expect(await statusesOf(4, "203.0.113.5")).toEqual([200, 200, 200, 429]);
    const answer = await service.app.inject({
      method: "POST",
      url: "/products",
      remoteAddress: "203.0.113.5",
    });
    expect(answer.json()).toMatchObject({ code: "too-many-requests" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("does not stop the others, the shop's own server, or a health check", async () => {
    await statusesOf(4, "203.0.113.5");
    expect(await statusesOf(1, "203.0.113.6")).toEqual([200]);
    expect(await statusesOf(5, "10.0.0.1")).not.toContain(429);
    expect(await statusesOf(5, "203.0.113.5", undefined, "/health/live")).not.toContain(429);
  });

  it("counts a shopper whom the shop's own server names", async () => {
    expect(await statusesOf(4, "10.0.0.1", "198.51.100.7")).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(1, "10.0.0.1", "198.51.100.8")).toEqual([200]);
  });

  it("is not escaped by naming somebody else", async () => {
    await statusesOf(3, "203.0.113.5");
    expect(await statusesOf(1, "203.0.113.5", "198.51.100.9")).toEqual([429]);
  });
});

describe("what browsers are told", () => {
  it("lets the shop's pages read the answers, and no other pages", async () => {
    const origin = async (value: string) => {
      const answer = await service.app.inject({
        method: "POST",
        url: "/products",
        headers: { origin: value },
      });
      return answer.headers["access-control-allow-origin"];
    };
    expect(await origin("http://localhost:8000")).toBe("http://localhost:8000");
    expect(await origin("https://elsewhere.example")).toBeUndefined();
  });

  it("sends the security headers with every answer", async () => {
    for (const url of ["/product/x", "/nope", "/docs/"]) {
      const { headers } = await service.app.inject({ method: "GET", url });
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
    }
  });

  it("takes over a plain request id and makes up for any other", async () => {
    const idFor = async (given: string) => {
      const headers = { "x-request-id": given };
      const answer = await service.app.inject({ method: "GET", url: "/health/live", headers });
      return answer.headers["x-request-id"];
    };
    expect(await idFor("page-load-0001")).toBe("page-load-0001");
    expect(await idFor("a b;c")).not.toBe("a b;c");
  });
});
