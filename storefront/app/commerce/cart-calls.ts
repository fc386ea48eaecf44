import type Medusa from "@medusajs/medusa-js";
import { storedLanguage } from "~/language/language.ts";
import type { BackendCart, PaymentProvider } from "./backend-types.ts";
import { problemOf } from "./outcome.ts";

/* Cart calls whose Medusa 2 answers do not fit medusa-react's hooks. All throw what medusa-js
   throws; `attempt` turns that into a problem. */

/** Creates an empty cart in the shop's region, for the signed-in customer or a guest. */
export async function createCart(medusa: Medusa): Promise<BackendCart> {
  const { regions } = await medusa.regions.list();
  const region = regions[0];
  if (!region) throw new Error("The backend has no region to sell in.");
  const cart = { region_id: region.id, locale: storedLanguage() };
  return (await medusa.carts.create(cart)).cart;
}

/**
 * The fields that the cart's pages show. By default Medusa reads a third more with every click:
 * categories and tags of the products, countries of the region, payments.
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

/** Adds units of a variant to its line or as a new line. Answers the cart. */
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

/** Sets the units of a line. Answers the cart. */
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

/** Removes a line. Medusa 2 sends the cart as `parent`. Answers the cart. */
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
 * Updates the prices of the lines. Medusa does so only when the region is set, even to the same
 * one; the rest of the cart stays.
 */
export async function repriceCart(medusa: Medusa, cart: BackendCart): Promise<BackendCart> {
  if (!cart.region_id) return cart;
  return (await medusa.carts.update(cart.id, { region_id: cart.region_id })).cart;
}

/**
 * Applies a promotion code. Medusa answers a code that takes nothing off without an error and
 * without applying it.
 */
export async function applyPromotionCode(
  medusa: Medusa,
  cartId: string,
  code: string,
): Promise<BackendCart> {
  return changePromotions(medusa, "POST", cartId, code);
}

/** Removes a promotion code. */
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

/** A desired line that cannot be fulfilled in full. */
interface UnavailableItem {
  variant_id: string;
  reason: "gone" | "too_few";
  available: number;
}

/** The desired lines that cannot be fulfilled, whether or not the cart holds them. */
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

/** The order that a cart became; `access` is the key of its signed link. */
export interface OrderOfCart {
  id: string;
  display_id: number;
  access: string;
}

/** The order that a cart became; null if there is none. */
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

/** The lines of all carts of a customer, after the merge. */
export interface MergedCarts {
  desired_items: { variant_id: string; product_id: string; quantity: number }[];
  /** The number of other carts. */
  merged_carts: number;
}

/** Merges the signed-in customer's other carts into this one and gives it to the customer. */
export async function mergeCarts(medusa: Medusa, cartId: string): Promise<MergedCarts> {
  return medusa.client.request("POST", `/store/carts/${cartId}/merge`, {});
}

/** Gives the cart to the signed-in customer. */
export async function giveCartToCustomer(medusa: Medusa, cartId: string): Promise<BackendCart> {
  const answer: { cart: BackendCart } = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/customer`,
    {},
  );
  return answer.cart;
}

/** The payment providers of a region. */
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

/** A payment session. */
export interface ChosenPayment {
  /** Stripe's client secret for the browser; empty if nothing is paid in the browser. */
  clientSecret: string;
}

/**
 * Chooses the payment provider of the cart. Choosing again replaces the earlier session and
 * releases what was authorized with it.
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
 * Creates the payment collection of a cart unless it exists, and gives its id. A cart needs one to
 * become an order, also when it costs nothing.
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

/** The result of a completion: the order, or the backend's reason why there is none. */
export type Completion = { type: "order"; orderId: string } | { type: "cart"; reason: string };

/**
 * Makes an order of the cart, in the page's language. Repeated for the same cart, it gives the same
 * order.
 *
 * @param total the total that the shopper was shown; the backend refuses any other
 */
export async function completeCart(
  medusa: Medusa,
  cartId: string,
  total: number | undefined,
): Promise<Completion> {
  const answer: { type: "order"; order: { id: string } } | CartAnswer = await medusa.client.request(
    "POST",
    // The order page reads the whole order; without this, Medusa would read all of it here.
    `/store/carts/${cartId}/complete?fields=id`,
    { total, locale: storedLanguage() },
  );
  if (answer.type === "order") return { type: "order", orderId: answer.order.id };
  return { type: "cart", reason: answer.error.message };
}

type CartAnswer = { type: "cart"; cart: BackendCart; error: { message: string } };
