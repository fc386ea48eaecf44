import type Medusa from "@medusajs/medusa-js";
import type { BackendCart, PaymentProvider } from "./backend-types.ts";
import { problemOf } from "./outcome.ts";

/*
 * Calls about carts that Medusa 2 answers in its own way, so medusa-react's hooks for them do not
 * fit. All throw what medusa-js throws; `attempt` makes a problem of it.
 */

/** A new, empty cart in the shop's region; the signed-in customer's, or a guest's. */
export async function createCart(medusa: Medusa): Promise<BackendCart> {
  const { regions } = await medusa.regions.list();
  const region = regions[0];
  if (!region) throw new Error("The backend has no region to sell in.");
  return (await medusa.carts.create({ region_id: region.id })).cart;
}

/**
 * What the cart's pages look at. Left to itself, Medusa reads a third more with every click: the
 * categories and tags of the products, the countries of the region, payments.
 */
const looks = [
  "id,currency_code,email,region_id,completed_at",
  "total,tax_total,discount_total,discount_subtotal",
  "item_total,item_subtotal,original_item_total",
  "shipping_total,shipping_subtotal,original_shipping_total",
  "promotions.code,promotions.is_automatic",
  "items.id,items.variant_id,items.product_id,items.quantity,items.unit_price",
  "items.is_tax_inclusive,items.title,items.product_title,items.variant_title,items.product_handle,items.thumbnail",
  "items.adjustments.code,items.adjustments.amount",
  "shipping_methods.shipping_option_id,shipping_methods.amount",
  "shipping_methods.adjustments.code,shipping_methods.adjustments.amount",
  "shipping_address.country_code",
].join();

/** Adds units of a variant: its line grows, or there is a new one. Answers what the cart shows. */
export async function addLine(
  medusa: Medusa,
  cartId: string,
  variantId: string,
  quantity: number,
): Promise<BackendCart> {
  const path = `/store/carts/${cartId}/line-items?fields=${looks}`;
  const answer: { cart: BackendCart } = await medusa.client.request("POST", path, {
    variant_id: variantId,
    quantity,
  });
  return answer.cart;
}

/** Makes a line so many units. Answers what the cart shows. */
export async function setLine(
  medusa: Medusa,
  cartId: string,
  lineId: string,
  quantity: number,
): Promise<BackendCart> {
  const path = `/store/carts/${cartId}/line-items/${lineId}?fields=${looks}`;
  const answer: { cart: BackendCart } = await medusa.client.request("POST", path, { quantity });
  return answer.cart;
}

/** Removes a line. Medusa 2 sends the cart as `parent`. Answers what the cart shows. */
export async function deleteLine(
  medusa: Medusa,
  cartId: string,
  lineId: string,
): Promise<BackendCart> {
  const answer: { parent: BackendCart } = await medusa.client.request(
    "DELETE",
    `/store/carts/${cartId}/line-items/${lineId}?fields=${looks}`,
  );
  return answer.parent;
}

/**
 * Brings the lines' prices up to date. Medusa does so only when a cart is given a region, also where
 * it is the one that it has; everything else of the cart stays.
 */
export async function repriceCart(medusa: Medusa, cart: BackendCart): Promise<BackendCart> {
  if (!cart.region_id) return cart;
  return (await medusa.carts.update(cart.id, { region_id: cart.region_id })).cart;
}

/**
 * Puts a promotion code on the cart. A code that takes nothing off is answered without a word, and
 * is not on the cart then.
 */
export async function applyPromotionCode(
  medusa: Medusa,
  cartId: string,
  code: string,
): Promise<BackendCart> {
  return changePromotions(medusa, "POST", cartId, code);
}

/** Takes a promotion code off the cart. */
export async function removePromotionCode(
  medusa: Medusa,
  cartId: string,
  code: string,
): Promise<BackendCart> {
  return changePromotions(medusa, "DELETE", cartId, code);
}

async function changePromotions(
  medusa: Medusa,
  method: "POST" | "DELETE",
  cartId: string,
  code: string,
): Promise<BackendCart> {
  const path = `/store/carts/${cartId}/promotions`;
  const answer: { cart: BackendCart } = await medusa.client.request(method, path, {
    promo_codes: [code],
  });
  return answer.cart;
}

/** A desired line of a shopper's that cannot be fulfilled in full. */
interface UnavailableItem {
  variant_id: string;
  reason: "gone" | "too_few";
  /** How many there are. */
  available: number;
  message: string;
}

/** Which of these desired lines cannot be fulfilled, whether the cart holds them or not. */
export async function listUnavailable(
  medusa: Medusa,
  cartId: string,
  desiredLines: readonly { variantId: string; quantity: number }[],
): Promise<UnavailableItem[]> {
  const answer: { unavailable_items: UnavailableItem[] } = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/unavailable-items`,
    { items: desiredLines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })) },
  );
  return answer.unavailable_items;
}

/** The order a cart has become; `access` opens it to whoever has it. */
export interface OrderOfCart {
  id: string;
  display_id: number;
  access: string;
}

/** The order a cart has become; null while there is none. */
export async function findOrderOfCart(medusa: Medusa, cartId: string): Promise<OrderOfCart | null> {
  try {
    const answer: { order: OrderOfCart } = await medusa.client.request(
      "GET",
      `/store/carts/${cartId}/order`,
    );
    return answer.order;
  } catch (cause) {
    if (problemOf(cause).code === "not-found") return null;
    throw cause;
  }
}

/** What all the carts of a customer hold together. */
export interface MergedCarts {
  desired_items: { variant_id: string; product_id: string; quantity: number }[];
  /** How many other carts there were. */
  merged_carts: number;
}

/** Brings into this cart what the signed-in customer's other carts hold, and makes it theirs. */
export async function mergeCarts(medusa: Medusa, cartId: string): Promise<MergedCarts> {
  return medusa.client.request("POST", `/store/carts/${cartId}/merge`, {});
}

/** Makes the cart the signed-in customer's; what is in it stays. */
export async function giveCartToCustomer(medusa: Medusa, cartId: string): Promise<BackendCart> {
  const answer: { cart: BackendCart } = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/customer`,
    {},
  );
  return answer.cart;
}

/** The ways to pay in a region. */
export async function listPaymentProviders(
  medusa: Medusa,
  regionId: string,
): Promise<PaymentProvider[]> {
  const answer: { payment_providers: PaymentProvider[] } = await medusa.client.request(
    "GET",
    `/store/payment-providers?region_id=${encodeURIComponent(regionId)}`,
  );
  return answer.payment_providers;
}

/** A payment that was begun. */
export interface ChosenPayment {
  /** What the browser pays with at Stripe; empty where nothing is paid in the browser. */
  clientSecret: string;
}

/**
 * Chooses how the cart will be paid. Choosing again replaces the earlier choice, and gives back what
 * may have been set aside with it.
 */
export async function choosePayment(
  medusa: Medusa,
  cart: BackendCart,
  providerId: string,
): Promise<ChosenPayment> {
  const collectionId = await beginPayment(medusa, cart);
  const answer: PaymentSessionsAnswer = await medusa.client.request(
    "POST",
    `/store/payment-collections/${collectionId}/payment-sessions`,
    { provider_id: providerId },
  );
  const sessions = answer.payment_collection?.payment_sessions ?? [];
  const secret = sessions.find(({ provider_id }) => provider_id === providerId)?.data
    ?.client_secret;
  return { clientSecret: typeof secret === "string" ? secret : "" };
}

interface PaymentSessionsAnswer {
  payment_collection?: {
    payment_sessions?: { provider_id: string; data?: Record<string, unknown> }[];
  };
}

/**
 * Begins the payment of a cart, where that was not done, and gives its id. From then on the cart can
 * become an order; one that costs nothing needs no more than this.
 */
export async function beginPayment(medusa: Medusa, cart: BackendCart): Promise<string> {
  if (cart.payment_collection) return cart.payment_collection.id;
  const answer: { payment_collection: { id: string } } = await medusa.client.request(
    "POST",
    "/store/payment-collections",
    { cart_id: cart.id },
  );
  return answer.payment_collection.id;
}

/** What became of placing an order: the order, or the backend's reason why there is none. */
export type Completion = { type: "order"; orderId: string } | { type: "cart"; reason: string };

/**
 * Makes an order of the cart. Asked twice about one cart, the backend gives the same order.
 *
 * @param total what the shopper was shown that it comes to: it is ordered at this total or not at all
 */
export async function completeCart(
  medusa: Medusa,
  cartId: string,
  total: number | undefined,
): Promise<Completion> {
  const answer: { type: "order"; order: { id: string } } | CartAnswer = await medusa.client.request(
    "POST",
    // The order is told in full on its own page: without this, Medusa would read all of it now.
    `/store/carts/${cartId}/complete?fields=id`,
    { total },
  );
  if (answer.type === "order") return { type: "order", orderId: answer.order.id };
  return { type: "cart", reason: answer.error.message };
}

type CartAnswer = { type: "cart"; cart: BackendCart; error: { message: string } };
