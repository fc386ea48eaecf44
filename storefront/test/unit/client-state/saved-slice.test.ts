import { expect, test } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { readStoredState } from "~/client-state/stored-state.ts";

const black = { ...emptyProduct, _id: "black", variantId: "variant_black" };

test("a line that is saved for later leaves the cart with its quantity, and comes back with it", () => {
  const state = createClientState();
  state.setState({ cart: { cartId: "cart_1", lines: [{ ...black, quantity: 3 }] } });
  state.getState().saveForLater("variant_black");
  expect(state.getState()).toMatchObject({
    cart: { cartId: "cart_1", lines: [] },
    savedForLater: [{ _id: "black", quantity: 3 }],
  });
  state.getState().moveToCart("variant_black");
  expect(state.getState()).toMatchObject({
    cart: { lines: [{ _id: "black", quantity: 3 }] },
    savedForLater: [],
  });
});

test("what is saved twice is one line, and is forgotten on request", () => {
  const state = createClientState();
  const line = { ...black, quantity: 1 };
  state.setState({ cart: { cartId: null, lines: [line] }, savedForLater: [line] });
  state.getState().saveForLater("variant_black");
  expect(state.getState().savedForLater).toMatchObject([{ quantity: 2 }]);
  state.getState().saveForLater("variant_black");
  state.getState().moveToCart("variant_cyan");
  expect(state.getState().savedForLater).toHaveLength(1);
  state.getState().forgetSaved("variant_black");
  expect(state.getState().savedForLater).toEqual([]);
});

test("undoing a move takes back as much as was moved, to its old place, and nothing else", () => {
  const state = createClientState();
  const cyan = { ...black, _id: "cyan", variantId: "variant_cyan", quantity: 1 };
  const line = { ...black, quantity: 2 };
  state.setState({ cart: { cartId: null, lines: [line, cyan] }, savedForLater: [line] });
  state.getState().saveForLater("variant_black");
  expect(state.getState().savedForLater).toMatchObject([{ quantity: 4 }]);
  state.getState().putBack({ line, index: 0, from: "cart", to: "saved" });
  expect(state.getState().savedForLater).toMatchObject([{ _id: "black", quantity: 2 }]);
  expect(state.getState().cart.lines.map(({ _id }) => _id)).toEqual(["black", "cyan"]);
});

test("what was removed and added anew meanwhile keeps both when the removal is undone", () => {
  const state = createClientState();
  const line = { ...black, quantity: 2 };
  state.setState({ cart: { cartId: null, lines: [{ ...black, quantity: 1 }] } });
  state.getState().putBack({ line, index: 0, from: "cart", to: "nowhere" });
  expect(state.getState().cart.lines).toMatchObject([{ _id: "black", quantity: 3 }]);
});

test("promotion codes are stored, and foreign ones among them are left out", () => {
  const stored = (promotionCodes: unknown) =>
    readStoredState(JSON.stringify({ version: 1, state: { promotionCodes } }))?.promotionCodes;
  expect(stored(["TEN", 7, "", "TEN"])).toEqual(["TEN"]);
  expect(stored("TEN")).toBeUndefined();
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
