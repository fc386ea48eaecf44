import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { routePattern } from "../../../src/observability/route-pattern";

const asked = (url: string, path?: string) =>
  ({ url, route: path && { path } }) as unknown as IncomingMessage;

it("tells the route, and of what has none its area alone: strangers make up no new ones", () => {
  expect(routePattern(asked("/store/carts/cart_1?x=1", "/store/carts/:id"))).toBe(
    "/store/carts/:id",
  );
  expect(routePattern(asked("/admin/products/p?q=sam@example.com"))).toBe("/admin/*");
  expect(routePattern(asked("/store?fields=id"))).toBe("/store/*");
  expect(routePattern(asked("/made/up"))).toBe("none");
  expect(routePattern(asked("/wp-admin/1", "*"))).toBe("none");
});
