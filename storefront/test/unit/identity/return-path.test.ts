import { expect, test } from "vitest";
import { safeReturnPath, signInPath } from "~/identity/return-path.ts";

test.each(["/paymentgateway", "/admin/products?q=664", "/product/a-b#sheet"])(
  "%s is gone back to",
  (path) => expect(safeReturnPath(path)).toBe(path),
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  // A dot segment is removed, and the slashes around it join.
  "/.//evil.example",
  "/fr/..//evil.example",
  "/.\\evil.example/..//evil.example",
  "/.\t//evil.example",
  "javascript:alert(1)",
  "evil",
  "",
  null,
  "/signin",
  "/signin?from=/signin",
])("%s is not: the home page is", (path) => expect(safeReturnPath(path)).toBe("/"));

test("the sign-in page is told where to go back to, unless that is the home page", () => {
  expect(signInPath("/cart?a=1")).toBe("/signin?from=%2Fcart%3Fa%3D1");
  expect(signInPath("/")).toBe("/signin");
});

test("the server and the browser write the same address, however a space came", () => {
  expect(signInPath("/search?q=black%20ink")).toBe(signInPath("/search?q=black+ink"));
});
