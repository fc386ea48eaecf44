import { call } from "./engine";

interface Cart {
  id: string;
  total: number;
}

/** What completing a cart answers: the order, or the cart and why there is none. */
export interface Completed {
  type: "order" | "cart";
  order?: { id: string; display_id: number; total: number; items: { quantity: number }[] };
  error?: { message: string };
  message?: string;
}

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue de l'Encre 1",
  city: "Paris",
  postal_code: "75001",
  country_code: "fr",
};

/** A cart with a variant in it, ready to be completed: address, delivery and payment are chosen. */
export async function readyCart(
  variantId: string,
  quantity: number,
  email = "order@example.com",
): Promise<Cart> {
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const { body: created } = await call<{ cart: Cart }>("/store/carts", {
    body: {
      region_id: regions.regions[0]?.id,
      email,
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: variantId, quantity }],
    },
  });
  const { id } = created.cart;
  const { body: options } = await call<{ shipping_options: { id: string; name: string }[] }>(
    `/store/shipping-options?cart_id=${id}`,
  );
  const standard = options.shipping_options.find(({ name }) => name === "Standard delivery");
  const { body: sent } = await call<{ cart: Cart }>(`/store/carts/${id}/shipping-methods`, {
    body: { option_id: standard?.id },
  });
  const { body: payment } = await call<{ payment_collection: { id: string } }>(
    "/store/payment-collections",
    { body: { cart_id: id } },
  );
  await call(`/store/payment-collections/${payment.payment_collection.id}/payment-sessions`, {
    body: { provider_id: "pp_system_default" },
  });
  return sent.cart;
}

/** Completes a cart. */
export async function complete(cartId: string): Promise<Completed> {
  const { body } = await call<Completed>(`/store/carts/${cartId}/complete`, { body: {} });
  return body;
}
