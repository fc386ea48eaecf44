import type Medusa from "@medusajs/medusa-js";
import { afterEach, expect, test, vi } from "vitest";
import { placeOrder } from "~/checkout/place-order.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";

afterEach(() => vi.restoreAllMocks());

const line = { id: "line_1", variant_id: "black", quantity: 2, unit_price: 9.9 };
/** The cart the shopper looked at; only what placing an order looks at. */
const reviewed = { id: "cart_1", items: [line], total: 28.56 } as unknown as EngineCart;

type Answer = Record<string, unknown> | Error;
/** One answer for every call of an address, or one after the other. */
type Answers = Answer | Answer[];

/** An engine whose cart is as told, and that answers its POST calls as told. */
function engine(cart: Record<string, unknown>, answers: Record<string, Answers>) {
  const calls: string[] = [];
  const medusa = {
    carts: { retrieve: async () => ({ cart: { ...reviewed, ...cart } }) },
    client: {
      request: async (_method: string, path: string) => {
        calls.push(path);
        const told = answers[path] ?? {};
        const answer = Array.isArray(told) ? (told.shift() ?? {}) : told;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  // Only what placing an order looks at.
  return { medusa: medusa as unknown as Medusa, calls };
}

const complete = "/store/carts/cart_1/complete";
const sessions = "/store/payment-collections/pay_1/payment-sessions";
const orderOfCart = "/store/carts/cart_1/order";
const order = { id: "order_1", display_id: 7, access: "a.b.c" };

function refusal(status: number, data: Record<string, unknown>): Error {
  return Object.assign(new Error("axios"), { isAxiosError: true, response: { status, data } });
}

test("the payment is chosen for the final total, then the order is placed", async () => {
  const { medusa, calls } = engine(
    {},
    {
      "/store/payment-collections": { payment_collection: { id: "pay_1" } },
      [complete]: { type: "order", order },
      [orderOfCart]: { order },
    },
  );
  const placed = await placeOrder(medusa, reviewed, "pp_system_default");
  expect(placed).toEqual({ ok: true, value: order });
  expect(calls).toEqual(["/store/payment-collections", sessions, complete, orderOfCart]);
});

test("an engine that is busy with the same stock is asked again, the payment is chosen once", async () => {
  const busy = refusal(409, { code: "busy" });
  const { medusa, calls } = engine(
    { payment_collection: { id: "pay_1" } },
    { [complete]: [busy, busy, { type: "order", order }], [orderOfCart]: { order } },
  );
  const placed = await placeOrder(medusa, reviewed, "pp_system_default");
  expect(placed).toEqual({ ok: true, value: order });
  expect(calls).toEqual([sessions, complete, complete, complete, orderOfCart]);
});

test("asked again after the answer was lost, it finds the order and pays nothing twice", async () => {
  const { medusa, calls } = engine(
    { completed_at: "2026-01-01T00:00:00.000Z", payment_collection: { id: "pay_1" } },
    { [orderOfCart]: { order } },
  );
  expect(await placeOrder(medusa, reviewed, "pp_system_default")).toEqual({
    ok: true,
    value: order,
  });
  expect(calls).toEqual([orderOfCart]);
});

test("an order that was cut off on its way is placed again", async () => {
  const { medusa, calls } = engine(
    { completed_at: "2026-01-01T00:00:00.000Z", payment_collection: { id: "pay_1" } },
    {
      [orderOfCart]: refusal(404, { code: "not_ordered", message: "Not an order." }),
      [complete]: refusal(503, {}),
    },
  );
  const placed = await placeOrder(medusa, reviewed, "pp_system_default");
  expect(placed).toMatchObject({ ok: false, problem: { code: "unreachable" } });
  expect(calls).toEqual([orderOfCart, complete]);
});

test("what was sold in the meantime is said, with the way back to the cart", async () => {
  const { medusa } = engine(
    { payment_collection: { id: "pay_1" } },
    { [complete]: refusal(400, { code: "insufficient_inventory", message: "x" }) },
  );
  const placed = await placeOrder(medusa, reviewed, "pp_system_default");
  expect(placed).toMatchObject({
    ok: false,
    problem: { code: "out-of-stock", sentence: expect.stringContaining("cart") },
  });
});

test("a payment that is not accepted is no order", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { medusa } = engine(
    { payment_collection: { id: "pay_1" } },
    { [complete]: { type: "cart", cart: {}, error: { message: "declined" } } },
  );
  expect(await placeOrder(medusa, reviewed, "pp_system_default")).toMatchObject({
    ok: false,
    problem: { code: "refused", sentence: expect.stringContaining("payment") },
  });
});

test.each([
  ["a line was added", { items: [line, { ...line, id: "line_2", variant_id: "cyan" }] }],
  ["a quantity is another", { items: [{ ...line, quantity: 3 }] }],
  ["the total is another", { total: 30 }],
])("a cart where %s since the review is not ordered, but shown again", async (_, change) => {
  const { medusa, calls } = engine(change, { [complete]: { type: "order", order } });
  expect(await placeOrder(medusa, reviewed, "pp_system_default")).toEqual({
    ok: false,
    problem: { code: "refused", sentence: "Your cart has changed, please look again." },
    changedCart: { ...reviewed, ...change },
  });
  expect(calls).toEqual([]);
});
