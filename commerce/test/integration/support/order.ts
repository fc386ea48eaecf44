import { adminToken, call } from "./backend";

interface Cart {
  id: string;
  total: number;
  /** Its payment collection. */
  collectionId: string;
  /** Stripe's secret that the browser pays with; empty with other providers. */
  clientSecret: string;
}

/** The answer to completing a cart: the order, or the cart and the reason. */
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

/**
 * A cart with a variant that can be completed: it has an address, a delivery and a payment method.
 */
export async function readyCart(
  variantId: string,
  quantity: number,
  {
    country = "fr",
    alsoVariantId,
    email = "order@example.com",
    locale,
    payment = "pp_system_default",
    backend,
  }: {
    country?: string;
    alsoVariantId?: string;
    email?: string;
    /** The language of the page, such as "fr". */
    locale?: string | undefined;
    payment?: string;
    /** The URL of another backend, for the payment. */
    backend?: string;
  } = {},
): Promise<Cart> {
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const { body: created } = await call<{ cart: Cart }>("/store/carts", {
    body: {
      region_id: regions.regions[0]?.id,
      email,
      locale,
      shipping_address: { ...address, country_code: country },
      billing_address: address,
      items: [variantId, alsoVariantId].flatMap((variant_id) =>
        variant_id ? [{ variant_id, quantity }] : [],
      ),
    },
  });
  const { id } = created.cart;
  const chosen = await chooseDeliveryAndPayment(id, { payment, backend });
  return { id, ...chosen };
}

/** Chooses delivery and payment for a cart; answers its total, and the payment's ids. */
export async function chooseDeliveryAndPayment(
  id: string,
  { payment = "pp_system_default", backend, token }: ChosenFor = {},
): Promise<Omit<Cart, "id">> {
  const { body: options } = await call<{ shipping_options: { id: string; name: string }[] }>(
    `/store/shipping-options?cart_id=${id}`,
    { token },
  );
  const standard = options.shipping_options.find(({ name }) => name === "Standard delivery");
  const { body: sent } = await call<{ cart: Cart }>(`/store/carts/${id}/shipping-methods`, {
    body: { option_id: standard?.id },
    token,
  });
  const { collectionId, clientSecret } = await choosePayment(id, payment, backend, token);
  return { total: sent.cart.total, collectionId, clientSecret };
}

interface ChosenFor {
  payment?: string | undefined;
  backend?: string | undefined;
  /** The customer's token, where the cart is a customer's. */
  token?: string | undefined;
}

/** Chooses a cart's payment method. */
export async function choosePayment(
  cartId: string,
  provider: string,
  backend?: string,
  token?: string,
): Promise<{ collectionId: string; clientSecret: string }> {
  const { body: made } = await call<Collection>("/store/payment-collections", {
    body: { cart_id: cartId },
    backend,
    token,
  });
  const collectionId = made.payment_collection.id;
  const { body } = await call<Collection>(
    `/store/payment-collections/${collectionId}/payment-sessions`,
    { body: { provider_id: provider }, backend, token },
  );
  const [session] = body.payment_collection.payment_sessions;
  return { collectionId, clientSecret: session?.data.client_secret ?? "" };
}

interface Collection {
  payment_collection: { id: string; payment_sessions: { data: { client_secret?: string } }[] };
}

/** Completes a cart. Repeats it while it is "busy", as the storefront does. */
export async function complete(
  cartId: string,
  backend?: string,
  token?: string,
): Promise<Completed> {
  for (;;) {
    const completed = await tryToComplete(cartId, backend, token);
    if (completed.code !== "busy") return completed;
  }
}

/** Completes a cart once. "busy" where another request holds the lock. */
export async function tryToComplete(
  cartId: string,
  backend?: string,
  token?: string,
): Promise<Completed> {
  const path = `/store/carts/${cartId}/complete`;
  return (await call<Completed>(path, { body: {}, backend, token })).body;
}

/** An order with its signed link; `cartId` is the cart it was made of. */
export async function seeOrder<Order>(cartId: string): Promise<Order> {
  const { body: found } = await call<{ order: { id: string; access: string } }>(
    `/store/carts/${cartId}/order`,
  );
  const { id, access } = found.order;
  return (await call<{ order: Order }>(`/store/orders/${id}?access=${access}`)).body.order;
}

/** Cancels an order as a merchandiser does, which releases its stock. */
export async function cancelOrder(orderId: string | undefined, backend?: string): Promise<void> {
  await call(`/admin/orders/${orderId}/cancel`, { token: await adminToken(), body: {}, backend });
}
