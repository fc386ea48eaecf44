import type { IncomingMessage } from "node:http";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problemSchema } from "../../../src/contract/problem.ts";
import { emptyBackend, readyService, serviceBefore } from "../fake-backend.ts";
import { FakeIndex } from "../fake-index.ts";
import { indexDocument } from "../index-document.ts";

let service: Awaited<ReturnType<typeof serviceBefore>> | undefined;

afterEach(async () => {
  await service?.close();
  service = undefined;
});

describe("a problem", () => {
  it("says which fields are wrong and what is allowed", async () => {
    service = await readyService();
    const body = { page: 0, itemsPerPage: 101, sort: "cheapest", filters: { size: ["XL"] } };
    const answer = await service.app.inject({ method: "POST", url: "/products", body });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    const problem = problemSchema.parse(answer.json());
    expect(problem.code).toBe("invalid-request");
    expect(Object.fromEntries(problem.fields?.map((f) => [f.field, f.message]) ?? [])).toEqual({
      page: "must be a whole number from 1 to 1000000",
      itemsPerPage: "must be a whole number from 1 to 100",
      sort: "must be one of relevance, bestSelling, newest, priceAsc, priceDesc, titleAsc",
      "filters.size": `is not known; known are ${facetTypes.join(", ")}, printer, price, inStock`,
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
    service = await readyService();
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
    const index = new FakeIndex([indexDocument()]);
    index.documentsNamed = () => Promise.reject(new Error("secret table search_pg"));
    service = await readyService(emptyBackend, { index });
    const answer = await service.app.inject({ method: "GET", url: "/product/epson-t6641" });
    expect(answer.statusCode).toBe(500);
    const problem = problemSchema.parse(answer.json());
    expect(problem.reference).toBe(answer.headers["x-request-id"]);
    expect(problem.detail).toContain(problem.reference);
    expect(answer.body).not.toMatch(/secret|search_pg|JSON/);
  });

  it("says so where the service's own disk is full", async () => {
    const index = new FakeIndex([indexDocument()]);
    const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    index.documentsNamed = () => Promise.reject(full);
    service = await readyService(emptyBackend, { index });
    const answer = await service.app.inject({ method: "GET", url: "/product/epson-t6641" });
    expect(problemSchema.parse(answer.json())).toMatchObject({ status: 507, code: "storage-full" });
  });

  it("is unexpected where the backend refuses our key", async () => {
    service = await readyService((_request, response) => response.writeHead(401).end("{}"));
    const answer = await service.app.inject({ method: "POST", url: "/products/category/spoons" });
    expect(problemSchema.parse(answer.json()).code).toBe("unexpected");
  });
});

describe("while the backend is away", () => {
  const away = (request: IncomingMessage) => request.socket.destroy();
  const index = () => new FakeIndex([indexDocument()]);

  it.each([
    ["POST", "/products"],
    ["POST", "/products/search/ink"],
    ["POST", "/products/category/ink-bottles"],
    ["GET", "/product/epson-t6641"],
    ["GET", "/products/titles"],
    ["GET", "/products/printers"],
    ["GET", "/products/bestSellers/3"],
  ] as const)("%s %s goes on", async (method, url) => {
    service = await readyService(away, { index: index() });
    expect((await service.app.inject({ method, url })).statusCode).toBe(200);
  });

  it("what only the backend knows is answered 503 with when to come back", async () => {
    service = await readyService(away, { index: index() });
    const answer = await service.app.inject({ method: "POST", url: "/products/category/drums" });
    expect(problemSchema.parse(answer.json()).code).toBe("backend-unavailable");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("nobody waits for a backend that hangs longer than the limit", async () => {
    service = await readyService(() => undefined, { requestTimeoutMs: 200 });
    const answer = await service.app.inject({ method: "POST", url: "/products/category/drums" });
    expect(answer.statusCode).toBe(503);
    expect(problemSchema.parse(answer.json()).code).toBe("backend-unavailable");
  });

  it("a database that fails behind it counts as away too", async () => {
    service = await readyService((_request, response) =>
      response.writeHead(500).end('{"type":"unknown_error"}'),
    );
    const answer = await service.app.inject({ method: "POST", url: "/products/category/drums" });
    expect(answer.statusCode).toBe(503);
  });

  it("a connection that broke once is tried again", async () => {
    let asked = 0;
    service = await readyService((request, response) => {
      if (request.url?.startsWith("/health")) return response.end();
      asked += 1;
      return asked === 1 ? request.socket.destroy() : emptyBackend(request, response);
    });
    const answer = await service.app.inject({ method: "POST", url: "/products/category/drums" });
    expect(problemSchema.parse(answer.json()).code).toBe("category-not-found");
    expect(asked).toBe(2);
  });

  it("the process lives, and readiness says what is down", async () => {
    service = await readyService(away);
    expect((await service.app.inject("/health/live")).statusCode).toBe(200);
    const ready = await service.app.inject("/health/ready");
    expect(ready.statusCode).toBe(503);
    expect(ready.json().dependencies).toEqual({ backend: "down", catalogue: "up" });
  });
});

describe("while the database is away", () => {
  it("what is known goes on, the rest is answered 503 with when to come back", async () => {
    const index = new FakeIndex([indexDocument()]);
    service = await readyService(emptyBackend, { index });
    const known = await service.app.inject({ method: "POST", url: "/products" });
    index.isAway = true;
    const again = await service.app.inject({ method: "POST", url: "/products" });
    expect(again.json()).toEqual(known.json());
    expect((await service.app.inject("/products/titles")).statusCode).toBe(200);
    // It may have been a product's before: the index alone knows.
    const answer = await service.app.inject("/product/nobody-has-this-slug");
    expect(problemSchema.parse(answer.json()).code).toBe("catalogue-unavailable");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    index.isAway = false;
    await expect
      .poll(async () => (await service?.app.inject("/product/nobody-has-this-slug"))?.statusCode)
      .toBe(404);
  });

  it("the service starts all the same, and answers as soon as it is there", async () => {
    const index = new FakeIndex([indexDocument()]);
    index.isAway = true;
    const started = await serviceBefore(emptyBackend, { index });
    service = started;
    const answer = await started.app.inject({ method: "POST", url: "/products" });
    expect(problemSchema.parse(answer.json()).code).toBe("catalogue-unavailable");
    const ready = await started.app.inject("/health/ready");
    expect(ready.json().dependencies).toEqual({ backend: "up", catalogue: "down" });
    index.isAway = false;
    await vi.waitFor(async () => {
      const listing = await started.app.inject({ method: "POST", url: "/products" });
      expect(listing.statusCode).toBe(200);
    }, 5_000);
  });
});
