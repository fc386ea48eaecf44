import { expect, it } from "vitest";
import { findRoute } from "../../../../src/api/allow-list/find-route";

it.each([
  ["GET", "/admin/rbac/roles"],
  ["POST", "/admin/rbac/policies"],
  ["DELETE", "/admin/rbac/roles/role_1/policies/policy_1"],
  ["POST", "/admin/users/user_1/roles"],
  ["POST", "/auth/oidc/user"],
  ["POST", "/auth/firebase/user"],
])("%s %s, a part of Medusa's Enterprise Edition, is closed", (method, path) => {
  expect(findRoute(method, path)).toMatchObject({
    closed: { reason: expect.stringContaining("Enterprise Edition") },
  });
});

it.each(["/auth/customer/oidc", "/auth/user/oidc", "/auth/user/oidc/callback"])(
  "nobody signs in at %s",
  (path) => {
    const found = findRoute("POST", path);
    expect("route" in found || "area" in found).toBe(false);
  },
);
