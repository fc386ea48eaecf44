import { expect, it } from "vitest";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { adminAddress } from "~/identity/merchandiser/medusa-admin.ts";

const config = { commerceUrl: "https://commerce.shop.example" } as PublicConfig;

it.each([
  ["/orders/order_1?tab=items", "/app/orders/order_1?tab=items"],
  ["//elsewhere.example/", "/app/"],
  ["/\\elsewhere.example", "/app/"],
  ["https://elsewhere.example/", "/app/"],
  ["@elsewhere.example", "/app/"],
  [".elsewhere.example", "/app/"],
  ["/../../store/customers", "/app/store/customers"],
  ["/%2e%2e/store", "/app/store"],
  [null, "/app/"],
])("the page %j is opened below the admin's own address", (page, path) => {
  expect(adminAddress(config, page)).toBe(`${config.commerceUrl}${path}`);
});
