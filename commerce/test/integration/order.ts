import { adminToken, call } from "./engine";

interface Cart {
  id: string;
  total: number;
}

/** What completing a cart answers: the order, or the cart and why there is none. */
export interface Completed {
  type: "order" | "cart";
  order?: { id: string; display_id: number; total: number; items: OrderItem[] };
  error?: { message: string };
  message?: string;
  code?: string;
}

interface OrderItem {
  id: string;
  product_title: string;
  thumbnail: string;
  quantity: number;
  unit_price: number;
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
  {
    country = "fr",
    alsoVariantId,
    email = "order@example.com",
  }: { country?: string; alsoVariantId?: string; email?: string } = {},
): Promise<Cart> {
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const { body: created } = await call<{ cart: Cart }>("/store/carts", {
    body: {
      region_id: regions.regions[0]?.id,
      email,
      shipping_address: { ...address, country_code: country },
      billing_address: address,
      items: [variantId, alsoVariantId].flatMap((variant_id) =>
        variant_id ? [{ variant_id, quantity }] : [],
      ),
    },
  });
  const { id } = created.cart;
  const total = await chooseDeliveryAndPayment(id);
  return { id, total };
}

/** Chooses delivery and payment for a cart; answers its total. */
export async function chooseDeliveryAndPayment(id: string): Promise<number> {
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
  return sent.cart.total;
}

/** Completes a cart. */
export async function complete(cartId: string): Promise<Completed> {
  const { body } = await call<Completed>(`/store/carts/${cartId}/complete`, { body: {} });
  return body;
}

/** Does what a merchandiser does with an order that nobody wants: stock is free again. */
export async function cancelOrder(orderId: string | undefined): Promise<void> {
  await call(`/admin/orders/${orderId}/cancel`, { token: await adminToken(), body: {} });
}
