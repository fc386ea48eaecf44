import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CartQueueState, untouchedCart } from "~/cart/sync/cart-queue-state.ts";
import { CartView } from "~/cart/view/cart-view.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { aProduct } from "../../../fixtures/product.ts";
import { showAt } from "../../../fixtures/show.tsx";
import { watchMembers } from "../../../fixtures/watch-members.ts";

const onRetry = vi.fn();

beforeEach(async () => {
  onRetry.mockClear();
  await clientState.rehydrate();
  clientState.getState().resetCart();
  clientState.setState({ savedForLater: [] });
  answers = {};
  vi.stubGlobal("fetch", async (url: string) => Response.json(answerTo(url)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The answers of the services, by the end of the URL. */
let answers: Record<string, object> = {};

function answerTo(url: string): object {
  const known = Object.keys(answers).find((end) => url.endsWith(end));
  return known ? (answers[known] ?? {}) : { free_shipping: null };
}

function show(session: Partial<CartQueueState> = {}) {
  showAt("/cart", <CartView session={{ ...untouchedCart, ...session }} onRetry={onRetry} />);
  return userEvent.setup({ delay: null });
}

/** The backend's cart with one line and the fields of this test. */
function backendCart(quantity: number, unitPrice: number, about: object = {}): BackendCart {
  const line = { id: "line_1", variant_id: "variant_1", quantity, unit_price: unitPrice };
  const goods = quantity * unitPrice;
  return {
    id: "cart_1",
    currency_code: "eur",
    items: [line],
    item_subtotal: goods,
    item_total: goods,
    discount_subtotal: 0,
    total: goods,
    ...about,
  } as unknown as BackendCart;
}

const subtotal = () => screen.getByText(/^Subtotal/).closest("dl")?.textContent;

test("an empty cart says so and leads to the shop", () => {
  show();
  expect(screen.getByText("Your cart is empty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
});

test("what is waited for is said: a busy shop is not a bad connection", () => {
  clientState.getState().addToCart(aProduct(), 1);
  const busy = { code: "busy" as const, sentence: "This is being changed right now." };
  show({ status: "waiting", problem: busy });
  expect(screen.getByText("This is being changed right now.")).toBeDefined();
  expect(screen.queryByText(/connection|cannot be reached/)).toBeNull();
});

test("a line shows its product, and the subtotal is without VAT", () => {
  clientState.getState().addToCart(aProduct(), 3);
  show();
  expect(screen.getByText("Epson 664 ink bottle, black, 70 ml (T6641)")).toBeDefined();
  expect(subtotal()).toContain("excl. VAT");
  expect(subtotal()).toContain("€29.70");
});

test("the steps are the client state's own: one more, one less, or exactly so many", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  const { calls, stop } = watchMembers("increaseQuantity", "decreaseQuantity", "setQuantity");
  const user = show();
  await user.click(screen.getByRole("button", { name: "One more" }));
  await user.click(screen.getByRole("button", { name: "One less" }));
  await user.clear(screen.getByRole("spinbutton"));
  await user.type(screen.getByRole("spinbutton"), "5{Enter}");
  stop();
  expect(calls).toEqual([
    ["increaseQuantity", "variant_1"],
    ["decreaseQuantity", "variant_1"],
    ["setQuantity", "variant_1", 5],
  ]);
});

test("the steps change the quantity at once; removing takes the line away", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  const user = show();
  await user.click(screen.getByRole("button", { name: "One more" }));
  expect(subtotal()).toContain("€19.80");
  await user.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One less" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(screen.getByText("Your cart is empty")).toBeDefined();
});

test("a price that has gone up or down is the backend's, and is told until it was seen", () => {
  clientState.getState().addToCart(aProduct(), 2);
  show({ cart: backendCart(2, 11.5) });
  expect(screen.getByText(/Went up/).textContent).toContain("€9.90 when you added it");
  expect(subtotal()).toContain("€23.00");
  cleanup();
  show({ cart: backendCart(2, 11.5) });
  expect(screen.queryByText(/Went up/)).toBeNull();
  cleanup();
  show({ cart: backendCart(2, 8) });
  expect(screen.getByText(/Went down/).textContent).toContain("€11.50 when you added it");
});

test("amounts are an estimate until the backend has worked them out for what is on screen", async () => {
  clientState.getState().addToCart(aProduct(), 2);
  const cart = backendCart(2, 9.9, {
    shipping_address: { country_code: "fr" },
    tax_total: 3.96,
    total: 23.76,
  });
  const user = show({ cart });
  expect(screen.queryByText(/estimate/i)).toBeNull();
  expect(subtotal()).toContain("VAT€3.96");
  expect(subtotal()).toContain("Total so far€23.76");
  await user.click(screen.getByRole("button", { name: "One more" }));
  expect(screen.getByText(/estimate/i)).toBeDefined();
  expect(subtotal()).toContain("€29.70");
  expect(subtotal()).not.toContain("€23.76");
});

test("where the region's prices are with tax, so is the subtotal", () => {
  clientState.getState().addToCart(aProduct(), 1);
  const cart = backendCart(1, 9.9, { original_item_total: 9.9, discount_total: 0 });
  Object.assign(cart.items?.[0] ?? {}, { is_tax_inclusive: true });
  show({ cart });
  expect(subtotal()).toContain("incl. VAT");
  expect(subtotal()).toContain("€9.90");
});

test("what there is less of than wanted is said on its line, and can be taken", async () => {
  clientState.getState().addToCart(aProduct(), 9);
  clientState.getState().addToCart(aProduct({ _id: "prod_2", variantId: "variant_2" }), 1);
  const shortage = { variantId: "variant_1", reason: "too_few" as const, available: 2 };
  const user = show({ shortages: { variant_1: shortage } });
  const [first, second] = screen.getAllByRole("listitem");
  expect(within(second as HTMLElement).queryByRole("status")).toBeNull();
  within(first as HTMLElement).getByText("Only 2 are left, and you want 9.");
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Take 2" }));
  expect(clientState.getState().cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test("what is no longer sold can only be removed", () => {
  clientState.getState().addToCart(aProduct(), 1);
  const shortage = { variantId: "variant_1", reason: "gone" as const, available: 0 };
  show({ shortages: { variant_1: shortage } });
  screen.getByText("This is no longer sold.");
  expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Remove" })).toBeDefined();
});

test("a line is saved for later with its price of today, and undone at its old place", async () => {
  answers = { "/product/prod_1": aProduct({ Price: 8.5, Quantity: 4 }) };
  clientState.getState().addToCart(aProduct(), 3);
  clientState.getState().addToCart(aProduct({ _id: "prod_2", variantId: "variant_2" }), 1);
  const user = show();
  const [save] = screen.getAllByRole("button", { name: /^Save for later/ });
  await user.click(save as HTMLElement);
  const saved = screen.getByRole("region", { name: "Saved for later" });
  await within(saved).findByText("€8.50");
  within(saved).getByText("Only 4 left");
  expect(clientState.getState().cart.lines.map(({ _id }) => _id)).toEqual(["prod_2"]);

  await user.click(screen.getByRole("button", { name: "Undo" }));
  const { cart, savedForLater } = clientState.getState();
  expect(cart.lines.map(({ _id, quantity }) => [_id, quantity])).toEqual([
    ["prod_1", 3],
    ["prod_2", 1],
  ]);
  expect(savedForLater).toEqual([]);
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[0]);
});

test("what is saved goes back to the cart, also from an empty one", async () => {
  answers = { "/product/prod_1": aProduct() };
  clientState.setState({ savedForLater: [{ ...aProduct(), quantity: 2 }] });
  const user = show();
  expect(screen.getByText("Your cart is empty")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Move to cart/ }));
  expect(clientState.getState().cart.lines).toMatchObject([{ _id: "prod_1", quantity: 2 }]);
});

test("a line that was removed can be had back", async () => {
  clientState.getState().addToCart(aProduct(), 2);
  const user = show();
  await user.click(screen.getByRole("button", { name: /^Remove Epson/ }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(clientState.getState().cart.lines).toMatchObject([{ _id: "prod_1", quantity: 2 }]);
});

test("how much is missing to free delivery is a bar with words", async () => {
  answers = { "free-shipping": { free_shipping: { threshold: 50, currency_code: "eur" } } };
  clientState.getState().addToCart(aProduct(), 3);
  const user = show();
  const bar = await screen.findByRole("progressbar", { name: /free delivery/ });
  expect(bar.getAttribute("aria-valuetext")).toBe("€20.30 more, and delivery is free.");
  for (let more = 0; more < 3; more += 1) {
    await user.click(screen.getByRole("button", { name: "One more" }));
  }
  expect(bar.getAttribute("aria-valuetext")).toBe("Delivery of this order is free.");
});

test("without a rule nothing is said of free delivery", async () => {
  clientState.getState().addToCart(aProduct(), 3);
  show();
  await Promise.resolve();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("what the backend refused is said on its line, with a way to take what there is", async () => {
  clientState.getState().addToCart(aProduct({ Quantity: 2 }), 9);
  const problem = { code: "out-of-stock" as const, sentence: "There are not that many in stock." };
  const user = show({ cart: backendCart(3, 9.9), refusals: { variant_1: problem } });
  const line = screen.getByRole("listitem");
  expect(within(line).getByText(problem.sentence)).toBeDefined();
  await user.click(within(line).getByRole("button", { name: "Take 3" }));
  expect(clientState.getState().cart.lines[0]?.quantity).toBe(3);
});

test("a lost connection is said, and the lines stay", () => {
  clientState.getState().addToCart(aProduct(), 1);
  show({ status: "working", isUnreachable: true });
  expect(screen.getByText(/cannot be reached right now/)).toBeDefined();
  expect(screen.getByText("Epson 664 ink bottle, black, 70 ml (T6641)")).toBeDefined();
});

test("what went wrong on the shop's side can be tried again", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  const problem = { code: "unexpected" as const, sentence: "Something went wrong on our side." };
  const user = show({ refusals: { variant_1: problem } });
  const [line] = screen.getAllByRole("listitem");
  await user.click(within(line as HTMLElement).getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a line the backend would not remove is told about, also in an empty cart", async () => {
  const problem = { code: "unexpected" as const, sentence: "Something went wrong on our side." };
  const user = show({ cart: backendCart(1, 9.9), refusals: { variant_1: problem } });
  expect(screen.getByText("Your cart is empty")).toBeDefined();
  expect(screen.getByText(problem.sentence)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("after a removal the focus is on the next line, and at last on the heading", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  clientState.getState().addToCart(aProduct({ _id: "prod_2", variantId: "variant_2" }), 1);
  const user = show();
  await user.click(screen.getAllByRole("button", { name: /^Remove/ })[0] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole("listitem"));
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Cart" }));
});
