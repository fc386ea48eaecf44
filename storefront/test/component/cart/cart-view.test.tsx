import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CartQueueState, untouchedCart } from "~/cart/cart-queue.ts";
import { CartView } from "~/cart/cart-view.tsx";
import { clientState } from "~/client-state/client-state.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import { aProduct } from "../../fixtures/product.ts";

const onRetry = vi.fn();

beforeEach(async () => {
  onRetry.mockClear();
  await clientState.rehydrate();
  clientState.getState().resetCart();
});
afterEach(cleanup);

function show(session: Partial<CartQueueState> = {}) {
  render(
    <MemoryRouter>
      <CartView session={{ ...untouchedCart, ...session }} onRetry={onRetry} />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

/** The engine's cart with one line, of which only this much is looked at here. */
function engineCart(quantity: number, unitPrice: number): EngineCart {
  const line = { id: "line_1", variant_id: "variant_1", quantity, unit_price: unitPrice };
  return { id: "cart_1", items: [line] } as unknown as EngineCart;
}

test("an empty cart says so and leads to the shop", () => {
  show();
  expect(screen.getByText("Your cart is empty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
});

test("a line shows its product, and the subtotal is without VAT", () => {
  clientState.getState().addToCart(aProduct(), 3);
  show();
  expect(screen.getByText("Epson 664 ink bottle, black, 70 ml (T6641)")).toBeDefined();
  const subtotal = screen.getByText(/^Subtotal/).closest("dl");
  expect(subtotal?.textContent).toContain("excl. VAT");
  expect(subtotal?.textContent).toContain("€29.70");
});

test("the steps change the quantity at once; removing takes the line away", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  const user = show();
  await user.click(screen.getByRole("button", { name: "One more" }));
  expect(screen.getByText(/^Subtotal/).closest("dl")?.textContent).toContain("€19.80");
  await user.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One less" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(screen.getByText("Your cart is empty")).toBeDefined();
});

test("a price that has changed is the engine's, and the change is said", () => {
  clientState.getState().addToCart(aProduct(), 2);
  show({ cart: engineCart(2, 11.5) });
  expect(screen.getByText(/price has changed/i).textContent).toContain("€9.90");
  expect(screen.getByText(/^Subtotal/).closest("dl")?.textContent).toContain("€23.00");
});

test("what the engine refused is said on its line, with a way to take what there is", async () => {
  clientState.getState().addToCart(aProduct({ Quantity: 2 }), 9);
  const problem = { code: "out-of-stock" as const, sentence: "There are not that many in stock." };
  const user = show({ cart: engineCart(3, 9.9), refusals: { variant_1: problem } });
  const line = screen.getByRole("listitem");
  expect(within(line).getByText(problem.sentence)).toBeDefined();
  await user.click(within(line).getByRole("button", { name: "Take 3" }));
  expect(clientState.getState().cart.lines[0]?.quantity).toBe(3);
});

test("a lost connection is said, and the lines stay", () => {
  clientState.getState().addToCart(aProduct(), 1);
  show({ status: "waiting" });
  expect(screen.getByText(/cannot be reached right now/)).toBeDefined();
  expect(screen.getByText("Epson 664 ink bottle, black, 70 ml (T6641)")).toBeDefined();
});

test("what went wrong on the shop's side can be tried again", async () => {
  clientState.getState().addToCart(aProduct(), 1);
  const problem = { code: "unexpected" as const, sentence: "Something went wrong on our side." };
  const user = show({ refusals: { variant_1: problem } });
  const line = screen.getByRole("listitem");
  await user.click(within(line).getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a line the engine would not remove is told about, also in an empty cart", async () => {
  const problem = { code: "unexpected" as const, sentence: "Something went wrong on our side." };
  const user = show({ cart: engineCart(1, 9.9), refusals: { variant_1: problem } });
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
