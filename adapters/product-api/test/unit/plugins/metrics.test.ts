import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyBackend, readyService } from "../fake-backend.ts";
import { FakeIndex } from "../fake-index.ts";
import { indexDocument } from "../index-document.ts";

let service: Awaited<ReturnType<typeof readyService>>;

beforeEach(async () => {
  const index = new FakeIndex([indexDocument()]);
  service = await readyService(emptyBackend, { index, trustedProxies: ["10.0.0.1"] });
});

afterEach(() => service.close());

function metrics(remoteAddress: string, headers: Record<string, string> = {}) {
  return service.app.inject({ method: "GET", url: "/metrics", remoteAddress, headers });
}

it("tells the shop's own machines what was asked, and how it stands", async () => {
  for (const url of ["/product/epson-t6641", "/product/nothing", "/made/up/1", "/made/up/2"]) {
    await service.app.inject({ method: "GET", url });
  }
  await service.app.inject({ method: "POST", url: "/products" });
  const answer = await metrics("10.0.0.1");
  expect(answer.headers["content-type"]).toContain("text/plain");
  const lines = answer.body.split("\n");
  const of = (beginning: string) => lines.filter((line) => line.startsWith(beginning));
  const count = (labels: string) => of(`http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/product/:id",status="200"')[0]).toMatch(/ 1$/);
  expect(count('method="GET",route="/product/:id",status="404"')[0]).toMatch(/ 1$/);
  expect(count('method="GET",route="none",status="404"')[0]).toMatch(/ 2$/);
  expect(of("http_requests_in_flight ")[0]).toMatch(/ 1$/);
  expect(of("catalogue_products ")[0]).toMatch(/ 1$/);
  expect(of("catalogue_in_step ")[0]).toMatch(/ 1$/);
  expect(of("cached_answers ")[0]).toMatch(/ 1$/);
  expect(Number(of("catalogue_age_seconds ")[0]?.split(" ")[1])).toBeLessThan(2);
  for (const name of ["nodejs_eventloop_lag_seconds", "process_resident_memory_bytes"]) {
    expect(of(`${name} `)).toHaveLength(1);
  }
});

it("is nothing that strangers can see, directly or through the proxy", async () => {
  for (const answer of [
    await metrics("203.0.113.5"),
    await metrics("10.0.0.1", { "x-forwarded-for": "203.0.113.5" }),
    await metrics("203.0.113.5", { "x-forwarded-for": "10.0.0.1" }),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("route-not-found");
  }
});
