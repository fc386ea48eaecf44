import { expect, it } from "vitest";
import { checkPath } from "../../../../src/api/allow-list/check-path";

const request = (url: string, ...hosts: string[]) => ({
  url,
  headers: hosts[0] === undefined ? {} : { host: hosts[0] },
  rawHeaders: hosts.flatMap((host) => ["Host", host]),
});

it.each([
  ["two hosts", 400, request("/", "shop.example", "evil.example")],
  ["an empty host", 400, request("/", "")],
  ["a host that is none", 400, request("/", "a b<c>")],
  ["a host with a path", 400, request("/", "shop.example/evil")],
  ["a port there is not", 400, request("/", "shop.example:99999999")],
  ["no path", 400, request("*", "shop.example")],
  ["another scheme", 400, request("file:///etc/passwd", "shop.example")],
  ["a source map", 404, request("/app/assets/index.js.map?1", "shop.example")],
])("%s is refused with %i", (_what, status, asked) => {
  expect(checkPath(asked)).toMatchObject({ status });
});

it.each([
  request("/store/products"),
  request("/store/carts", "commerce:9000"),
  request("/app/orders?q=.map", "[::1]:9000"),
])("a usual request is not", (asked) => {
  expect(checkPath(asked)).toBeUndefined();
});
