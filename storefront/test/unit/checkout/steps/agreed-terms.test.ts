import { expect, test } from "vitest";
import { changesSince, termsOf, totalAmong } from "~/checkout/steps/agreed-terms.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";

const line = { id: "line_1", variant_id: "black", product_title: "Black ink", quantity: 2 };
const shown = cartOf({ items: [{ ...line, unit_price: 1 }] });

function cartOf(changes: object): BackendCart {
  const amounts = { shipping_subtotal: 4.9, discount_subtotal: 0, tax_total: 1.38, total: 8.28 };
  // Only the fields of the terms.
  return { id: "cart_1", currency_code: "eur", ...amounts, ...changes } as unknown as BackendCart;
}

test("what was agreed to is the same cart, read again, and tells its total", () => {
  expect(termsOf(cartOf({ items: [{ ...line, unit_price: 1 }], total: 8.2800001 }))).toBe(
    termsOf(shown),
  );
  expect(totalAmong(termsOf(shown))).toBe(8.28);
  expect(changesSince(termsOf(shown), shown)).toEqual([]);
});

test("every change is told, the old amount beside the new one", () => {
  const now = cartOf({
    items: [{ ...line, unit_price: 500 }],
    shipping_subtotal: 0,
    discount_subtotal: 100,
    tax_total: 180,
    total: 1080,
  });
  expect(changesSince(termsOf(shown), now)).toEqual([
    "The price of Black ink is now €500.00 instead of €1.00.",
    "Shipping is now €0.00 instead of €4.90.",
    "The discount is now €100.00 instead of €0.00.",
    "VAT is now €180.00 instead of €1.38.",
    "The total is now €1,080.00 instead of €8.28.",
  ]);
});

test("lines that came, went or became more are told", () => {
  const other = { ...line, id: "line_2", product_title: "Cyan ink", unit_price: 1 };
  const now = cartOf({ items: [{ ...line, quantity: 3, unit_price: 1 }, other] });
  expect(changesSince(termsOf(shown), now)).toEqual([
    "Of Black ink there are now 3 in your cart instead of 2.",
    "Cyan ink is in your cart now too.",
  ]);
  expect(changesSince(termsOf(now), shown)).toContain("Cyan ink is no longer in your cart.");
});

test.each(["", "null", "[]", '{"lines":{}}', "[[1,2],3]"])(
  "terms that another version of the shop kept tell nothing: %s",
  (terms) => {
    expect(totalAmong(terms)).toBeUndefined();
    expect(changesSince(terms, shown)).toEqual([]);
  },
);
