import type Medusa from "@medusajs/medusa-js";
import type { EngineCart, EngineOrder, PaymentProvider } from "./engine-types.ts";
import { problemOf } from "./outcome.ts";

/*
 * Calls about carts that Medusa 2 answers in its own way, so medusa-react's hooks for them do not
 * fit. All throw what medusa-js throws; `attempt` makes a problem of it.
 */

/** A new, empty cart in the shop's region; the signed-in customer's, or a guest's. */
export async function createCart(medusa: Medusa): Promise<EngineCart> {
  const { regions } = await medusa.regions.list();
  const region = regions[0];
  if (!region) throw new Error("The engine has no region to sell in.");
  return (await medusa.carts.create({ region_id: region.id })).cart;
}

/** Removes a line. Medusa 2 sends the cart as `parent`. */
export async function deleteLine(
  medusa: Medusa,
  cartId: string,
  lineId: string,
): Promise<EngineCart> {
  const answer: { parent: EngineCart } = await medusa.client.request(
    "DELETE",
    `/store/carts/${cartId}/line-items/${lineId}`,
  );
  return answer.parent;
}

/** A wish of a shopper's that cannot be fulfilled in full. */
interface UnavailableItem {
  variant_id: string;
  reason: "gone" | "too_few";
  /** How many there are. */
  available: number;
  message: string;
}

/** Which of these wishes cannot be fulfilled, whether the cart holds them or not. */
export async function listUnavailable(
  medusa: Medusa,
  cartId: string,
  wishes: readonly { variantId: string; quantity: number }[],
): Promise<UnavailableItem[]> {
  const answer: { unavailable_items: UnavailableItem[] } = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/unavailable-items`,
    { items: wishes.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })) },
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
  wished_items: { variant_id: string; product_id: string; quantity: number }[];
  /** How many other carts there were. */
  merged_carts: number;
}

/** Brings into this cart what the signed-in customer's other carts hold, and makes it theirs. */
export async function mergeCarts(medusa: Medusa, cartId: string): Promise<MergedCarts> {
  return medusa.client.request("POST", `/store/carts/${cartId}/merge`, {});
}

/** Makes the cart the signed-in customer's; what is in it stays. */
export async function giveCartToCustomer(medusa: Medusa, cartId: string): Promise<EngineCart> {
  const answer: { cart: EngineCart } = await medusa.client.request(
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

/** Chooses how the cart will be paid. Choosing again replaces the earlier choice. */
export async function choosePayment(
  medusa: Medusa,
  cart: EngineCart,
  providerId: string,
): Promise<void> {
  const collectionId = cart.payment_collection?.id ?? (await createCollection(medusa, cart.id));
  await medusa.client.request(
    "POST",
    `/store/payment-collections/${collectionId}/payment-sessions`,
    {
      provider_id: providerId,
    },
  );
}

async function createCollection(medusa: Medusa, cartId: string): Promise<string> {
  const answer: { payment_collection: { id: string } } = await medusa.client.request(
    "POST",
    "/store/payment-collections",
    { cart_id: cartId },
  );
  return answer.payment_collection.id;
}

/** What became of placing an order: the order, or the engine's reason why there is none. */
export type Completion = { type: "order"; order: EngineOrder } | { type: "cart"; reason: string };

/** How often an engine is asked that is busy with the same stock; ms to wait in between, at first. */
const mostTries = 5;
const shortestWaitMs = 250;

/**
 * Makes an order of the cart. Asked twice about one cart, the engine gives the same order; so where
 * others are buying the same at this moment (409) it is asked again, up to five times.
 */
export async function completeCart(medusa: Medusa, cartId: string): Promise<Completion> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await tryToComplete(medusa, cartId);
    } catch (cause) {
      if (!isBusy(cause) || tried === mostTries) throw cause;
      await new Promise((resolve) => setTimeout(resolve, shortestWaitMs * tried));
    }
  }
}

function isBusy(cause: unknown): boolean {
  return (cause as { response?: { status?: unknown } } | null)?.response?.status === 409;
}

async function tryToComplete(medusa: Medusa, cartId: string): Promise<Completion> {
  const answer: { type: "order"; order: EngineOrder } | CartAnswer = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/complete`,
    {},
  );
  if (answer.type === "order") return { type: "order", order: answer.order };
  return { type: "cart", reason: answer.error.message };
}

type CartAnswer = { type: "cart"; cart: EngineCart; error: { message: string } };
