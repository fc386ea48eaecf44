import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { withRoutes } from "../../../../src/api/allow-list/describe-routes";

it("SECURITY.md lists the routes as they are; `npm run write-routes -w commerce` writes them", () => {
  const document = readFileSync(resolve(import.meta.dirname, "../../../../../SECURITY.md"), "utf8");
  expect(document).toContain("`/store/carts/:id/complete`");
  expect(withRoutes(document)).toBe(document);
});
