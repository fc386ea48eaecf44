import type Medusa from "@medusajs/medusa-js";
import type { EngineCart, EngineOrder, PaymentProvider } from "./engine-types.ts";

/*
 * Calls about carts that Medusa 2 answers in its own way, so medusa-react's hooks for them do not
 * fit. All throw what medusa-js throws; `attempt` makes a problem of it.
 */

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

/** Makes an order of the cart. Asked twice about one cart, the engine gives the same order. */
export async function completeCart(medusa: Medusa, cartId: string): Promise<Completion> {
  const answer: { type: "order"; order: EngineOrder } | CartAnswer = await medusa.client.request(
    "POST",
    `/store/carts/${cartId}/complete`,
    {},
  );
  if (answer.type === "order") return { type: "order", order: answer.order };
  return { type: "cart", reason: answer.error.message };
}

type CartAnswer = { type: "cart"; cart: EngineCart; error: { message: string } };
