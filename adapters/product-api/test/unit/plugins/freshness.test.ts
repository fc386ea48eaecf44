import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyService } from "../fake-backend.ts";

let service: Awaited<ReturnType<typeof readyService>>;

beforeAll(async () => {
  service = await readyService();
});

afterAll(() => service.close());

describe("a read", () => {
  it("may be kept, but is asked about each time", async () => {
    const first = await service.app.inject({ method: "GET", url: "/products/titles" });
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await service.app.inject({
      method: "GET",
      url: "/products/titles",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("is never kept where it is a listing or a health check", async () => {
    const listing = await service.app.inject({ method: "POST", url: "/products" });
    const health = await service.app.inject({ method: "GET", url: "/health/live" });
    expect(listing.headers["cache-control"]).toBe("no-store");
    expect(health.headers["cache-control"]).toBe("no-store");
  });
});
