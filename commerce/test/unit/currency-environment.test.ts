import { afterEach, describe, expect, it, vi } from "vitest";
import { basePrice } from "../../src/catalogue-product/shown-parts";
import { readCurrency } from "../../src/currency-environment";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

function read(SHOP_CURRENCY?: string) {
  const problems: string[] = [];
  return { currency: readCurrency({ SHOP_CURRENCY }, problems), problems };
}

describe("the shop's currency", () => {
  it("is the euro where nobody says, and otherwise what is said, in any capitals", () => {
    expect(read()).toEqual({ currency: "eur", problems: [] });
    expect(read("")).toEqual({ currency: "eur", problems: [] });
    expect(read(" GBP ")).toEqual({ currency: "gbp", problems: [] });
  });

  it.each(["pounds", "xx1", "£"])("%s is refused in a sentence", (currency) => {
    expect(read(currency).problems).toEqual([
      "SHOP_CURRENCY has to be a code of ISO 4217, such as eur.",
    ]);
  });

  it("is the one whose price is everybody's", async () => {
    const prices = [
      { amount: 5, currency_code: "eur" },
      { amount: 4, currency_code: "gbp" },
    ];
    expect(basePrice(prices)?.amount).toBe(5);
    vi.stubEnv("SHOP_CURRENCY", "gbp");
    vi.resetModules();
    const parts = await import("../../src/catalogue-product/shown-parts");
    expect(parts.basePrice(prices)?.amount).toBe(4);
  });
});
