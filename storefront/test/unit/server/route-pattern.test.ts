import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { routePatterns } from "../../../server/route-pattern.ts";

const routes = {
  root: { id: "root", path: "" },
  shop: { id: "shop", parentId: "root" },
  home: { id: "home", parentId: "shop", index: true },
  product: { id: "product", parentId: "shop", path: "product/:slug" },
  other: { id: "other", parentId: "shop", path: "*" },
} as unknown as ServerBuild["routes"];

const patternOf = routePatterns({ routes });

it.each([
  ["/", "/"],
  ["/fr", "/"],
  ["/product/epson-t6641", "/product/:slug"],
  ["/fr/product/epson-t6641", "/product/:slug"],
  ["/product/epson-t6641.data", "/product/:slug"],
  ["/_root.data", "/"],
  ["/assets/entry-1.js", "/assets/*"],
  ["/wp-login.php", "none"],
  ["/product/%ff", "none"],
])("%s is %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
