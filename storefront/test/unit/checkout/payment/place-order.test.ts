import type Medusa from "@medusajs/medusa-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CardForm } from "~/checkout/payment/card-form.tsx";
import { type AgreedOrder, type PlacingParts, placeOrder } from "~/checkout/payment/place-order.ts";
import { termsOf } from "~/checkout/steps/agreed-terms.ts";
import type { BackendCart } from "~/commerce/backend-types.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = { id: "line_1", variant_id: "black", quantity: 2, unit_price: 9.9 };
/** The cart in the review; only the fields that placing an order reads. */
const reviewed = { id: "cart_1", items: [line], total: 28.56 } as unknown as BackendCart;

type Answer = Record<string, unknown> | Error;
/** A backend with this cart; of several answers to one path, the last one stays. */
function backend(cart: Record<string, unknown>, answers: Record<string, Answer | Answer[]>) {
  const calls: string[] = [];
  const medusa = {
    carts: { retrieve: async () => ({ cart: { ...reviewed, ...cart } }) },
    client: {
      request: async (_method: string, path: string) => {
        calls.push(path);
        const told = answers[path] ?? {};
        const answer = Array.isArray(told) ? (told.length > 1 ? told.shift() : told[0]) : told;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  // Only the fields that placing an order reads.
  return { medusa: medusa as unknown as Medusa, calls };
}

/** Places an order; timers run at once. */
async function place(
  medusa: Medusa,
  agreed: Partial<AgreedOrder> = {},
  parts: Partial<PlacingParts> = {},
) {
  const placed = placeOrder(
    medusa,
    { cartId: "cart_1", terms: termsOf(reviewed), providerId: invoice, isPaying: false, ...agreed },
    {
      card: null,
      returnUrl: "http://shop.example/paymentgateway",
      isResumed: false,
      onPaying: () => {},
      onWaiting: () => {},
      ...parts,
    },
  );
  await vi.advanceTimersByTimeAsync(200_000);
  return placed;
}

/** A card form with these results; `confirmed` are the confirmed payments. */
function cardThat(refuses?: { check?: string; confirm?: string }) {
  const confirmed: string[] = [];
  const outcome = (sentence?: string) =>
    sentence
      ? { ok: false as const, problem: { code: "unpaid" as const, sentence } }
      : { ok: true as const, value: null };
  const card: CardForm = {
    isComplete: () => true,
    check: async () => outcome(refuses?.check),
    confirm: async (clientSecret) => {
      confirmed.push(clientSecret);
      return outcome(refuses?.confirm);
    },
  };
  return { card, confirmed };
}

const invoice = "pp_system_default";
const byCard = "pp_stripe_stripe";
const complete = "/store/carts/cart_1/complete?fields=id";
const sessions = "/store/payment-collections/pay_1/payment-sessions";
const orderOfCart = "/store/carts/cart_1/order";
const order = { id: "order_1", display_id: 7, access: "a.b.c" };
const collection = { payment_collection: { id: "pay_1" } };
const cardSession = {
  payment_collection: {
    payment_sessions: [{ provider_id: byCard, data: { client_secret: "pi_1_secret" } }],
  },
};
const done = { [complete]: { type: "order", order }, [orderOfCart]: { order } };

function refusal(status: number, data: Record<string, unknown> = {}): Error {
  return Object.assign(new Error("axios"), { isAxiosError: true, response: { status, data } });
}

const notPaid = refusal(400, { code: "payment_not_authorized", message: "x" });
const lost = Object.assign(new Error("Network Error"), { isAxiosError: true });

test("what costs nothing is ordered without choosing a payment, though a card was chosen before", async () => {
  const free = { total: 0 };
  const { medusa, calls } = backend(free, { "/store/payment-collections": collection, ...done });
  const terms = termsOf({ ...reviewed, ...free });
  expect(await place(medusa, { terms, providerId: byCard })).toEqual({ ok: true, value: order });
  expect(calls).toEqual(["/store/payment-collections", complete, orderOfCart]);
});

test("the payment is chosen for the final total, then the order is placed", async () => {
  const { medusa, calls } = backend({}, { "/store/payment-collections": collection, ...done });
  expect(await place(medusa)).toEqual({ ok: true, value: order });
  expect(calls).toEqual(["/store/payment-collections", sessions, complete, orderOfCart]);
});

test("asked again after the answer was lost, it finds the order and pays nothing twice", async () => {
  const { medusa, calls } = backend(
    { completed_at: "2026-01-01T00:00:00.000Z", ...collection },
    { [orderOfCart]: { order } },
  );
  expect(await place(medusa)).toEqual({ ok: true, value: order });
  expect(calls).toEqual([orderOfCart]);
});

test("a cart that is locked, and answers that are lost, are waited for, and the order is one", async () => {
  const onWaiting = vi.fn();
  const { medusa, calls } = backend(collection, {
    ...done,
    [complete]: [refusal(409, { code: "busy" }), lost, refusal(503), { type: "order", order }],
  });
  expect(await place(medusa, {}, { onWaiting })).toEqual({ ok: true, value: order });
  expect(calls).toEqual([sessions, complete, complete, complete, complete, orderOfCart]);
  expect(onWaiting).toHaveBeenCalledTimes(3);
});

test("where no answer ever comes, it is said after a while", async () => {
  const { medusa } = backend(collection, { [complete]: refusal(503) });
  expect(await place(medusa)).toMatchObject({ ok: false, problem: { code: "unavailable" } });
});

test("a call that is never answered counts as lost and is made again", async () => {
  const { medusa } = backend(collection, done);
  const ask = medusa.client.request;
  let isFirst = true;
  vi.spyOn(medusa.client, "request").mockImplementation((method, path, ...rest) => {
    if (path !== complete || !isFirst) return ask(method, path, ...rest);
    isFirst = false;
    return new Promise(() => {});
  });
  expect(await place(medusa)).toEqual({ ok: true, value: order });
});

test("an order that was cut off on its way is placed again", async () => {
  const { medusa, calls } = backend(
    { completed_at: "2026-01-01T00:00:00.000Z", ...collection },
    { ...done, [orderOfCart]: [refusal(404, { code: "not_ordered" }), { order }] },
  );
  expect(await place(medusa)).toEqual({ ok: true, value: order });
  expect(calls).toEqual([orderOfCart, complete, orderOfCart]);
});

test("what was sold in the meantime is said, with the way back to the cart", async () => {
  const { medusa } = backend(collection, {
    [complete]: refusal(400, { code: "insufficient_inventory", message: "x" }),
  });
  expect(await place(medusa)).toMatchObject({
    ok: false,
    problem: { code: "out-of-stock", sentence: expect.stringContaining("cart") },
  });
});

test("a payment that is not accepted is no order", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { medusa } = backend(collection, {
    [complete]: { type: "cart", cart: {}, error: { message: "declined" } },
  });
  expect(await place(medusa)).toMatchObject({
    ok: false,
    problem: { code: "unpaid", sentence: expect.stringContaining("payment") },
  });
});

test.each([
  ["a line was added", { items: [line, { ...line, id: "line_2", variant_id: "cyan" }] }],
  ["a quantity is another", { items: [{ ...line, quantity: 3 }] }],
  ["the total is another", { total: 30 }],
])("a cart where %s since the review is not ordered, but shown again", async (_, change) => {
  const { medusa, calls } = backend(change, done);
  expect(await place(medusa)).toEqual({
    ok: false,
    problem: { code: "changed", sentence: "Your cart has changed, please look again." },
    changedCart: { ...reviewed, ...change },
  });
  expect(calls).toEqual([]);
});

describe("by card", () => {
  const chosen = { providerId: byCard };

  test("what is set aside is paid for the session the backend has begun, then ordered", async () => {
    const { medusa, calls } = backend(collection, { ...done, [sessions]: cardSession });
    const { card, confirmed } = cardThat();
    const onPaying = vi.fn();
    expect(await place(medusa, chosen, { card, onPaying })).toEqual({ ok: true, value: order });
    expect(confirmed).toEqual(["pi_1_secret"]);
    expect(onPaying).toHaveBeenCalledOnce();
    expect(calls).toEqual([sessions, complete, orderOfCart]);
  });

  test("a form that is not filled in begins no payment", async () => {
    const { medusa, calls } = backend(collection, done);
    const { card } = cardThat({ check: "Your card number is incomplete." });
    expect(await place(medusa, chosen, { card })).toMatchObject({
      ok: false,
      problem: { code: "unpaid", sentence: "Your card number is incomplete." },
    });
    expect(calls).toEqual([]);
  });

  test("a card that is declined is said in words, and nothing is ordered", async () => {
    const { medusa, calls } = backend(collection, { ...done, [sessions]: cardSession });
    const { card } = cardThat({ confirm: "Your card was declined." });
    expect(await place(medusa, chosen, { card })).toMatchObject({
      ok: false,
      problem: { code: "unpaid", sentence: "Your card was declined." },
    });
    expect(calls).toEqual([sessions]);
  });

  test("after a payment that may have succeeded the order is looked for, and none is begun", async () => {
    const { medusa, calls } = backend(collection, done);
    const { card, confirmed } = cardThat();
    const again = { ...chosen, isPaying: true };
    expect(await place(medusa, again, { card })).toEqual({ ok: true, value: order });
    expect(confirmed).toEqual([]);
    expect(calls).toEqual([complete, orderOfCart]);
  });

  test("after one that has not, another is begun; not while the shopper is away", async () => {
    const answers = () => ({
      [sessions]: cardSession,
      [complete]: [notPaid, { type: "order", order }],
      [orderOfCart]: { order },
    });
    const { card, confirmed } = cardThat();
    const again = { ...chosen, isPaying: true };
    expect(await place(backend(collection, answers()).medusa, again, { card })).toMatchObject({
      ok: true,
    });
    expect(confirmed).toEqual(["pi_1_secret"]);

    const { medusa, calls } = backend(collection, answers());
    expect(await place(medusa, again, { isResumed: true })).toMatchObject({
      ok: false,
      problem: { code: "unpaid", sentence: expect.stringContaining("nothing was charged") },
    });
    expect(calls).toEqual([complete]);
  });

  test("whoever pays on invoice after a declined card is not asked for the card again", async () => {
    const { medusa, calls } = backend(collection, {
      [complete]: [notPaid, { type: "order", order }],
      [orderOfCart]: { order },
    });
    expect(await place(medusa, { isPaying: true })).toEqual({ ok: true, value: order });
    expect(calls).toEqual([complete, sessions, complete, orderOfCart]);
  });
});
