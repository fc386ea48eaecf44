import { expect, it } from "vitest";
import { accessDays, opensOrder, orderAccess } from "../../../src/orders/order-access";

const old = { id: "a", secret: "the old secret" };
const young = { id: "b", secret: "the new secret" };
const now = Date.UTC(2026, 10, 21);
const days = (count: number) => count * 24 * 60 * 60 * 1000;

it("opens its order, no other one, for ninety days", () => {
  const access = orderAccess("order_1", [old], now);
  expect(opensOrder(access, "order_1", [old], now)).toBe(true);
  expect(opensOrder(access, "order_1", [old], now + days(accessDays) - 1)).toBe(true);
  expect(opensOrder(access, "order_1", [old], now + days(accessDays))).toBe(false);
  expect(opensOrder(access, "order_2", [old], now)).toBe(false);
});

it("goes on opening it after the secret was changed, until the old one is taken away", () => {
  const access = orderAccess("order_1", [old], now);
  expect(opensOrder(access, "order_1", [young, old], now)).toBe(true);
  expect(opensOrder(access, "order_1", [young], now)).toBe(false);
  expect(orderAccess("order_1", [young, old], now)).toMatch(/^b\./);
});

it.each(["", ".", "a", "a..", "a.zzzzzzzz.x", "b.0.0", "a.NaN.x", "ä.b.c", "a.b.c.d"])(
  "is not %j",
  (access) => {
    expect(opensOrder(access, "order_1", [old], now)).toBe(false);
  },
);

it("does not open for longer because somebody says so", () => {
  const [key, , signature] = orderAccess("order_1", [old], now).split(".");
  expect(opensOrder(`${key}.zzzzzzzzz.${signature}`, "order_1", [old], now)).toBe(false);
});
