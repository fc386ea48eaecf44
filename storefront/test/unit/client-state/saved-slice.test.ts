import { expect, test } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { readStoredState } from "~/client-state/stored-state.ts";

const black = { ...emptyProduct, _id: "black", variantId: "variant_black" };

test("a line that is saved for later leaves the cart with its quantity, and comes back with it", () => {
  const state = createClientState();
  state.setState({ cart: { cartId: "cart_1", lines: [{ ...black, quantity: 3 }] } });
  state.getState().saveForLater("black");
  expect(state.getState()).toMatchObject({
    cart: { cartId: "cart_1", lines: [] },
    savedForLater: [{ _id: "black", quantity: 3 }],
  });
  state.getState().moveToCart("black");
  expect(state.getState()).toMatchObject({
    cart: { lines: [{ _id: "black", quantity: 3 }] },
    savedForLater: [],
  });
});

test("what is saved twice is one line, and is forgotten on request", () => {
  const state = createClientState();
  const line = { ...black, quantity: 1 };
  state.setState({ cart: { cartId: null, lines: [line] }, savedForLater: [line] });
  state.getState().saveForLater("black");
  expect(state.getState().savedForLater).toMatchObject([{ quantity: 2 }]);
  state.getState().saveForLater("black");
  state.getState().moveToCart("cyan");
  expect(state.getState().savedForLater).toHaveLength(1);
  state.getState().forgetSaved("black");
  expect(state.getState().savedForLater).toEqual([]);
});

test("a broken line of what was saved costs that line alone", () => {
  const stored = (savedForLater: unknown) =>
    JSON.stringify({ version: 1, state: { savedForLater } });
  const line = { ...black, quantity: 2 };
  expect(readStoredState(stored([line, { ...line, quantity: 0 }, "ink"]))?.savedForLater).toEqual([
    line,
  ]);
  expect(readStoredState(stored("ink"))?.savedForLater).toBeUndefined();
});
