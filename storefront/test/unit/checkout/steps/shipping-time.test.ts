import { expect, test } from "vitest";
import { afterWorkingDays, shippingTime } from "~/checkout/steps/shipping-time.ts";

const friday = new Date(2026, 10, 20, 12);

test("working days leave the weekend out", () => {
  expect(afterWorkingDays(friday, 1).getDate()).toBe(23);
  expect(afterWorkingDays(friday, 5).getDate()).toBe(27);
  expect(afterWorkingDays(new Date(2026, 10, 22), 1).getDate()).toBe(23);
});

test("a delivery time in working days is said with the days it comes to", () => {
  const option = { name: "Standard", type: { description: "Delivered in 3 to 5 working days" } };
  const said = shippingTime(option, friday);
  expect(said).toMatch(/^Delivered in 3 to 5 working days, expected .*25.*27.*Nov/);
});

test("what a merchant says in other words is said in those", () => {
  expect(shippingTime({ name: "Courier", type: { description: "Before noon" } })).toBe(
    "Before noon",
  );
  expect(shippingTime({ name: "Courier" })).toBe("");
});
