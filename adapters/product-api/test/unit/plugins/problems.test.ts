import { afterEach, describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/contract/problem.ts";
import { nothingFound, serviceBefore } from "../fake-engine.ts";

let service: Awaited<ReturnType<typeof serviceBefore>> | undefined;

afterEach(async () => {
  await service?.close();
  service = undefined;
});

describe("a problem", () => {
  it("says which fields are wrong and what is allowed", async () => {
    service = await serviceBefore(nothingFound);
    const body = { page: 0, itemsPerPage: 101, sort: "cheapest", filters: { size: ["XL"] } };
    const answer = await service.app.inject({ method: "POST", url: "/products", body });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    const problem = problemSchema.parse(answer.json());
    expect(problem.code).toBe("invalid-request");
    expect(Object.fromEntries(problem.fields?.map((f) => [f.field, f.message]) ?? [])).toEqual({
      page: "must be a whole number from 1 to 1000000",
      itemsPerPage: "must be a whole number from 1 to 100",
      sort: "must be one of relevance, newest, priceAsc, priceDesc, bestSelling, titleAsc",
      "filters.size":
        "is not known; known are brand, category, color, subCategory, printer, price, inStock",
    });
  });

  it.each([
    ["POST", "/products", "{not json", "application/json", 400, "invalid-request"],
    ["POST", "/products", "", "application/json", 400, "invalid-request"],
    ["POST", "/products", "[]", "application/json", 400, "invalid-request"],
    ["POST", "/products", "a=b", "text/plain", 415, "unsupported-media-type"],
    ["POST", "/products", `"${"x".repeat(70_000)}"`, "application/json", 413, "body-too-large"],
    ["POST", "/products/search/%00", "{}", "application/json", 400, "invalid-request"],
    [
      "POST",
      `/products/search/${"x".repeat(201)}`,
      "{}",
      "application/json",
      400,
      "invalid-request",
    ],
    ["POST", "/products/category/spoons", "{}", "application/json", 404, "category-not-found"],
    ["GET", "/product/nothing", undefined, undefined, 404, "product-not-found"],
    ["GET", "/product/%E0%A4%A", undefined, undefined, 400, "invalid-request"],
    ["GET", "/products/title/nothing", undefined, undefined, 404, "product-not-found"],
    ["GET", "/products/newArrivals/0", undefined, undefined, 400, "invalid-request"],
    ["GET", "/products/bestSellers/many", undefined, undefined, 400, "invalid-request"],
    ["GET", "/products/bestSellers/101", undefined, undefined, 400, "invalid-request"],
    ["GET", "/spoons", undefined, undefined, 404, "route-not-found"],
    ["DELETE", "/products", undefined, undefined, 404, "route-not-found"],
  ] as const)("answers %s %s with %o", async (method, url, body, type, status, code) => {
    service = await serviceBefore(nothingFound);
    const answer = await service.app.inject({
      method,
      url,
      ...(body !== undefined && { payload: body }),
      ...(type && { headers: { "content-type": type } }),
    });
    expect(problemSchema.parse(answer.json())).toMatchObject({ status, code });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("never tells the cause of what nobody expected, but a reference to it", async () => {
    service = await serviceBefore((_request, response) => {
      response.setHeader("content-type", "application/json").end('{"secret":"table search_pg"}');
    });
    const answer = await service.app.inject({ method: "GET", url: "/product/t6641" });
    expect(answer.statusCode).toBe(500);
    const problem = problemSchema.parse(answer.json());
    expect(problem.reference).toBe(answer.headers["x-request-id"]);
    expect(problem.detail).toContain(problem.reference);
    expect(answer.body).not.toMatch(/secret|search_pg|results/);
  });

  it("is unexpected where the engine refuses our key", async () => {
    service = await serviceBefore((_request, response) => {
      response.writeHead(401).end("{}");
    });
    const answer = await service.app.inject({ method: "POST", url: "/products" });
    expect(problemSchema.parse(answer.json()).code).toBe("unexpected");
  });
});

describe("while the engine is away", () => {
  it.each(["/products", "/products/search/ink", "/products/category/toner"])(
    "%s answers 503 and when to come back",
    async (url) => {
      service = await serviceBefore((request) => request.socket.destroy());
      const answer = await service.app.inject({ method: "POST", url });
      expect(problemSchema.parse(answer.json()).code).toBe("engine-unavailable");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    },
  );

  it("nobody waits for an engine that hangs longer than the limit", async () => {
    service = await serviceBefore(() => undefined, { requestTimeoutMs: 200 });
    const answer = await service.app.inject({ method: "GET", url: "/product/t6641" });
    expect(answer.statusCode).toBe(503);
    expect(problemSchema.parse(answer.json()).code).toBe("engine-unavailable");
  });

  it("a database that fails behind it counts as away too", async () => {
    service = await serviceBefore((_request, response) => {
      response.writeHead(500).end('{"type":"unknown_error"}');
    });
    const answer = await service.app.inject({ method: "GET", url: "/products/titles" });
    expect(answer.statusCode).toBe(503);
  });

  it("a connection that broke once is tried again", async () => {
    let asked = 0;
    service = await serviceBefore((request, response) => {
      asked++;
      if (asked === 1) {
        request.socket.destroy();
      } else {
        nothingFound(request, response);
      }
    });
    const answer = await service.app.inject({ method: "POST", url: "/products" });
    expect(answer.statusCode).toBe(200);
    expect(asked).toBe(2);
  });

  it("the process lives, and readiness says what is down", async () => {
    service = await serviceBefore((request, response) => {
      response.writeHead(request.url === "/health" ? 200 : 500).end();
    });
    const live = await service.app.inject({ method: "GET", url: "/health/live" });
    expect(live.statusCode).toBe(200);
    const ready = await service.app.inject({ method: "GET", url: "/health/ready" });
    expect(ready.statusCode).toBe(503);
    expect(ready.json().dependencies).toEqual({ engine: "up", catalogue: "down" });
  });
});
