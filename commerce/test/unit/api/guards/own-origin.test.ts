import type { MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { ownOrigin } from "../../../../src/api/guards/own-origin";

const guard = ownOrigin({
  commerceUrl: "https://commerce.shop.example",
  storeCors: "https://shop.example",
  adminCors: "https://desk.shop.example,/^https:\\/\\/preview-\\d+\\.shop\\.example$/",
  authCors: "https://shop.example",
});

/** The status of the answer; 200 where the guard accepts the request. */
function answerTo(headers: Record<string, string>, { method = "POST", signedIn = true } = {}) {
  const session = signedIn ? { auth_context: { actor_id: "user_1" } } : {};
  const status = vi.fn().mockReturnThis();
  const next = vi.fn();
  const response = { status, json: vi.fn() } as unknown as MedusaResponse;
  guard({ method, headers, session } as unknown as Parameters<typeof guard>[0], response, next);
  return next.mock.calls.length > 0 ? 200 : status.mock.calls[0]?.[0];
}

it.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://shop.example.evil.example" },
  { origin: "http://shop.example" },
  { origin: "https://preview-1.shop.example.evil.example" },
  { referer: "https://evil.example/https://shop.example" },
  { referer: "about:blank" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  // Medusa prefers a session to a token.
  { origin: "https://evil.example", authorization: "Bearer a.b.c" },
])("a page that says %j writes nothing with somebody's session", (headers) => {
  expect(answerTo(headers)).toBe(403);
});

it.each<Record<string, string>>([
  {},
  { origin: "https://commerce.shop.example" },
  { origin: "https://shop.example" },
  { origin: "https://desk.shop.example" },
  { origin: "https://preview-7.shop.example" },
  { referer: "https://shop.example/account" },
  { "sec-fetch-site": "same-origin" },
])("the shop's own pages and programs that say %j write", (headers) => {
  expect(answerTo(headers)).toBe(200);
});

it("whoever only reads, or comes without a session, is not asked where from", () => {
  const foreign = { origin: "https://evil.example" };
  expect(answerTo(foreign, { method: "GET" })).toBe(200);
  expect(answerTo(foreign, { signedIn: false })).toBe(200);
});
