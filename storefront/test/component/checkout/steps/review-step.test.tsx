import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewStep } from "~/checkout/steps/review-step.tsx";
import type { BackendCart } from "~/commerce/backend-types.ts";

const request = vi.fn<(method: string, path: string, body?: unknown) => Promise<unknown>>();
const retrieve = vi.fn<() => Promise<{ cart: BackendCart }>>();
const setCart = vi.fn();
vi.mock("medusa-react", () => ({
  useMedusa: () => ({ client: { client: { request }, carts: { retrieve } } }),
  useCart: () => ({ setCart }),
}));

function cartAt(price: number, total: number): BackendCart {
  const item = { id: "line_1", variant_id: "v", product_title: "Black ink", quantity: 1 };
  // Only the fields that the step reads.
  return {
    id: "cart_1",
    currency_code: "eur",
    items: [{ ...item, unit_price: price, subtotal: price }],
    payment_collection: { id: "pay_1" },
    shipping_methods: [{ id: "method_1" }],
    item_subtotal: price,
    shipping_subtotal: 5,
    discount_subtotal: 0,
    tax_total: total - price - 5,
    total,
  } as unknown as BackendCart;
}

const shown = cartAt(1, 7.2);
const now = cartAt(500, 606);
const complete = "/store/carts/cart_1/complete?fields=id";

function refused(code: string): Error {
  const response = { status: 400, data: { code, message: "In the backend's words." } };
  return Object.assign(new Error("axios"), { isAxiosError: true, response });
}

beforeEach(() => {
  request.mockReset();
  retrieve.mockReset();
  setCart.mockReset();
});
afterEach(cleanup);

function show(remembered = { placing: null, payingCartId: "" }) {
  const calls = { onPlaced: vi.fn(), onUnpaid: vi.fn(), onUndelivered: vi.fn() };
  const step = (cart: BackendCart) => (
    <MemoryRouter>
      <ReviewStep
        cart={cart}
        providerId="pp_system_default"
        card={null}
        remembered={remembered}
        onRemember={() => {}}
        {...calls}
      />
    </MemoryRouter>
  );
  const { rerender } = render(step(shown));
  setCart.mockImplementation((cart: BackendCart) => rerender(step(cart)));
  return { ...calls, user: userEvent.setup({ delay: null }) };
}

test.each(["amounts_changed", "payment_amount_changed"])(
  "refused for %s, what has changed is told, and the shopper decides again",
  async (code) => {
    retrieve.mockResolvedValueOnce({ cart: shown }).mockResolvedValue({ cart: now });
    request.mockImplementation(async (_method, path, body) => {
      if (path.endsWith("/order")) return { order: { id: "order_1", display_id: 1, access: "a" } };
      if (path !== complete) return {};
      if ((body as { total: number }).total !== 606) throw refused(code);
      return { type: "order", order: { id: "order_1" } };
    });
    const { user, onPlaced } = show();
    await user.click(screen.getByRole("button", { name: "Place order, €7.20" }));

    const told = await screen.findByRole("alert");
    expect(within(told).getByText(/^Nothing was ordered/)).toBeDefined();
    expect(
      within(told)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "The price of Black ink is now €500.00 instead of €1.00.",
      "VAT is now €101.00 instead of €1.20.",
      "The total is now €606.00 instead of €7.20.",
    ]);
    expect(request).toHaveBeenCalledWith("POST", complete, { total: 7.2, locale: "en" });
    expect(onPlaced).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "Place order, €606.00" }));
    await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(request).toHaveBeenCalledWith("POST", complete, { total: 606, locale: "en" });
  },
);

test("where the chosen delivery is no longer offered, the shopper chooses another", async () => {
  const undelivered = { ...now, shipping_methods: [] };
  retrieve.mockResolvedValueOnce({ cart: shown }).mockResolvedValue({ cart: undelivered });
  request.mockImplementation(async (_method, path) => {
    if (path === complete) throw refused("amounts_changed");
    return {};
  });
  const { user, onUndelivered } = show();
  await user.click(screen.getByRole("button", { name: /^Place order/ }));
  await vi.waitFor(() => expect(onUndelivered).toHaveBeenCalledOnce());
});
