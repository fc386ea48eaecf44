import { describe, expect, it } from "vitest";
import { demoCountries } from "../../../../src/seed/demo/countries";
import { readDemoProducts } from "../../../../src/seed/demo/demo-products";
import { bestSellers, pastGuests } from "../../../../src/seed/demo/past-buyers";
import { pastOrders } from "../../../../src/seed/demo/past-orders";

const now = new Date("2026-03-01T00:10:00Z");
const orders = await pastOrders(now);
const daysAgo = (date: Date) => (now.getTime() - date.getTime()) / 86_400_000;

function unitsByProduct(): Map<string, number> {
  const units = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap(({ lines }) => lines)) {
    units.set(product.mpn, (units.get(product.mpn) ?? 0) + quantity);
  }
  return units;
}

describe("the demonstration's past orders", () => {
  it("are the same whenever they are made, on the same day", async () => {
    expect(await pastOrders(new Date("2026-03-01T23:50:00Z"))).toEqual(orders);
  });

  it("lie in the past months, the oldest first, and too far back for any mail", () => {
    const ages = orders.map(({ placedAt }) => daysAgo(placedAt));
    expect(ages).toEqual(ages.toSorted((one, other) => other - one));
    expect(Math.min(...ages)).toBeGreaterThan(1.5);
    expect(Math.max(...ages)).toBeLessThan(200);
  });

  it("have arrived, but for the newest, which are on their way", () => {
    const ways = orders.map(({ delivered }) => delivered);
    expect(ways.at(-1)).toBe(false);
    expect(ways.filter((delivered) => !delivered).length).toBeLessThanOrEqual(3);
  });

  it("are the shopper's now and then", () => {
    const own = orders.filter(({ guest }) => !guest);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.length).toBeLessThan(orders.length / 4);
  });

  it("name only products of the catalogue that one can still buy, and whole units", async () => {
    const known = new Set(bestSellers());
    const stock = new Map((await readDemoProducts()).map(({ mpn, stock }) => [mpn, stock]));
    for (const { lines } of orders) {
      expect(lines.length).toBeGreaterThan(0);
      for (const { product, quantity } of lines) {
        known.delete(product.mpn);
        expect(stock.get(product.mpn), product.mpn).toBeGreaterThan(0);
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
      }
    }
    // The others may be part numbers that no product has.
    expect(known.size).toBeLessThanOrEqual(3);
  });

  it("have best sellers that are plainly ahead", () => {
    const units = [...unitsByProduct().values()].toSorted((one, other) => other - one);
    expect(units.length).toBeGreaterThanOrEqual(20);
    expect(units[0]).toBeGreaterThan(2 * (units[9] ?? 0));
  });

  it("go to countries of the shop, to nobody who exists", () => {
    const countries = new Set(demoCountries().map(({ code }) => code));
    for (const { email, countryCode } of pastGuests()) {
      expect(email).toMatch(/@example\.com$/);
      expect(countries.has(countryCode), email).toBe(true);
    }
  });
});
