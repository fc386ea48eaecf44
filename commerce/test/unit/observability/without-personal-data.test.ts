import { expect, it } from "vitest";
import { withoutPersonalData } from "../../../src/observability/without-personal-data";

it.each([
  ["Customer sam.lee+ink@example.co.uk exists", "Customer [address] exists"],
  ["to=sam%40example.com&x=1", "to=[address]&x=1"],
  [
    "Key (email, has_account)=(sam@x.org, t) already exists.",
    "Key (email, has_account)=([values]) already exists.",
  ],
  [
    `insert into "customer_address" ("first_name", "city") values ('Sam', 'Lille - Sud') - null value in column "id"`,
    '[statement] - null value in column "id"',
  ],
  ["Authorization: Bearer abc.def-123", "Authorization: Bearer [token]"],
  ["token eyJhbGciOi.eyJzdWIiOi.c2ln is old", "token [token] is old"],
  ["GET /store/orders/order_1?access=first.abc.sig", "GET /store/orders/order_1?access=[secret]"],
  [
    "Order order_01J is rolled back; its cart is cart_01J.",
    "Order order_01J is rolled back; its cart is cart_01J.",
  ],
  ["Cannot find package '@medusajs/medusa' here", "Cannot find package '@medusajs/medusa' here"],
])("%s", (said, logged) => {
  expect(withoutPersonalData(said)).toBe(logged);
});
