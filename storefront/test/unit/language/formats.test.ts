import { expect, it } from "vitest";
import { formatMoney, formatNumber } from "~/language/formats.ts";

it("shows prices in major units with two decimals, whatever the code's case", () => {
  expect(formatMoney(9.5, "eur")).toBe("€9.50");
  expect(formatMoney(2990, "EUR")).toBe("€2,990.00");
  expect(formatMoney(0, "eur")).toBe("€0.00");
});

it("groups the digits of large numbers", () => {
  expect(formatNumber(4500)).toBe("4,500");
});
