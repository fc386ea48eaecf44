import type Medusa from "@medusajs/medusa-js";
import { afterEach, expect, it, vi } from "vitest";
import { completeCart, createCart } from "~/commerce/cart-calls.ts";

afterEach(() => vi.unstubAllGlobals());

it("a cart is made in the page's language, and ordered in the language of its confirmation", async () => {
  const create = vi.fn(async () => ({ cart: { id: "cart_1" } }));
  const request = vi.fn(async () => ({ type: "order", order: { id: "order_1" } }));
  const medusa = {
    regions: { list: async () => ({ regions: [{ id: "reg_1" }] }) },
    carts: { create },
    client: { request },
  } as unknown as Medusa;

  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  await createCart(medusa);
  expect(create).toHaveBeenCalledWith({ region_id: "reg_1", locale: "fr" });

  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  await completeCart(medusa, "cart_1", 7.2);
  expect(request).toHaveBeenCalledWith("POST", expect.stringContaining("cart_1/complete"), {
    total: 7.2,
    locale: "de",
  });
});
