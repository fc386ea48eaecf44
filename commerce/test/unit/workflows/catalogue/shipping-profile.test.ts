import { expect, it } from "vitest";
import { shippingProfileOf } from "../../../../src/workflows/catalogue/shipping-profile";

const byDefault = { type: "default" };
const fragile = { type: "fragile" };

it.each([
  ["the only one, whatever its type", [fragile], fragile],
  ["the default one of several", [fragile, byDefault], byDefault],
  ["none where several are no default", [fragile, { type: "heavy" }], undefined],
  ["none where there is none", [], undefined],
])("products are sent by %s", (_what, profiles, profile) => {
  expect(shippingProfileOf(profiles)).toBe(profile);
});
