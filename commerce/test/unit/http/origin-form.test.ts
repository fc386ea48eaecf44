import { expect, it } from "vitest";
import { originForm } from "../../../src/http/origin-form";

it.each([
  ["/admin/orders?a=b", "/admin/orders?a=b"],
  ["http://evil.example/admin/orders?a=b", "/admin/orders?a=b"],
  ["HTTPS://evil.example?a", "/?a"],
  ["http://evil.example", "/"],
  ["*", "*"],
])("the target %s is the path %s", (target, path) => expect(originForm(target)).toBe(path));
