import { expect, inject, it } from "vitest";
import { adminToken } from "./support/backend";

const { commerceUrl, publishableKey } = inject("shop");

it.each([
  ["a cart there is not", "/store/carts/nothing", undefined, 404],
  ["orders", "/admin/orders?limit=1", undefined, 200],
  ["a refused sign-in", "/auth/customer/firebase", { id_token: "a.b.c" }, 401],
  ["a body that is too large", "/store/carts", { metadata: { a: "x".repeat(200_000) } }, 413],
  ["a body of 10 MB", "/admin/catalogue/products", { title: "x".repeat(10_000_000) }, 413],
])("an answer about %s tells browsers what they must not do with it", async (...about) => {
  const [, path, body, status] = about;
  const answer = await fetch(`${commerceUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": publishableKey,
      authorization: `Bearer ${await adminToken()}`,
    },
    body: body && JSON.stringify(body),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-expose-headers")).toBe("Retry-After");
  expect(answer.headers.get("x-powered-by")).toBeNull();
  if (status >= 400) expect(await answer.text()).not.toMatch(/node_modules|\n\s+at /);
});
