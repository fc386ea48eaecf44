import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/backend";
import { newCustomer, type SignedIn } from "../support/customer";
import { cancelOrder, complete, readyCart } from "../support/order";
import { deleteProduct, makeProduct, setStock, type TestProduct } from "../support/test-product";

interface Merged {
  desired_items: { variant_id: string; quantity: number }[];
  merged_carts: number;
}

let black: TestProduct;
let cyan: TestProduct;
let rare: TestProduct;
let anna: SignedIn;

beforeAll(async () => {
  [black, cyan, rare] = await Promise.all([
    makeProduct({ stock: 50 }),
    makeProduct({ stock: 50 }),
    makeProduct({ stock: 3 }),
  ]);
  anna = await newCustomer();
});

afterAll(async () => {
  for (const product of [black, cyan, rare]) await deleteProduct(product);
});

async function cartWith(lines: [product: TestProduct, quantity: number][], token?: string) {
  const { body: regions } = await call<{ regions: { id: string }[] }>("/store/regions");
  const { body } = await call<{ cart: { id: string } }>("/store/carts", {
    token,
    body: {
      region_id: regions.regions[0]?.id,
      items: lines.map(([{ variantId }, quantity]) => ({ variant_id: variantId, quantity })),
    },
  });
  return body.cart.id;
}

/** The titles and quantities in one of Anna's carts. */
async function linesOf(cartId: string): Promise<[string, number][]> {
  const { body } = await call<{ cart: { items: { variant_id: string; quantity: number }[] } }>(
    `/store/carts/${cartId}`,
    { token: anna.token },
  );
  return body.cart.items
    .map(({ variant_id, quantity }): [string, number] => [variant_id, quantity])
    .toSorted();
}

function merge(cartId: string, { token = anna.token, body = {} as object } = {}) {
  return call<Merged & { code?: string }>(`/store/carts/${cartId}/merge`, { token, body });
}

describe("the carts of two devices", () => {
  it("become one: the highest quantity wins, nothing is dropped; again, nothing changes", async () => {
    const phone = await cartWith(
      [
        [black, 3],
        [rare, 2],
      ],
      anna.token,
    );
    const desk = await cartWith([
      [black, 1],
      [cyan, 2],
    ]);
    const wanted = [
      [black.variantId, 3],
      [cyan.variantId, 2],
      [rare.variantId, 2],
    ].toSorted();
    const first = await merge(desk);
    expect(first).toMatchObject({ status: 200, body: { merged_carts: 1 } });
    const desiredLines = first.body.desired_items.map((one) => [one.variant_id, one.quantity]);
    expect(desiredLines.toSorted()).toEqual(wanted);
    expect(await linesOf(desk)).toEqual(wanted);
    expect(await linesOf(phone)).toEqual([]);

    expect((await merge(desk)).body).toMatchObject({ merged_carts: 0 });
    expect(await linesOf(desk)).toEqual(wanted);
    const { status } = await call(`/store/carts/${desk}`);
    expect(status).toBe(404);
  });

  it("that are merged twice at the same moment are merged once", async () => {
    const other = await cartWith([[black, 2]]);
    const own = await cartWith([[cyan, 1]]);
    const body = { cart_id: other };
    const answers = await Promise.all([merge(own, { body }), merge(own, { body })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await linesOf(own)).toEqual(
      [
        [black.variantId, 2],
        [cyan.variantId, 1],
      ].toSorted(),
    );
  });

  it("hold together what can be had, and name all that is wished for", async () => {
    const other = await cartWith([[rare, 3]]);
    const own = await cartWith([[rare, 1]]);
    await setStock(rare, 2);
    const { body } = await merge(own, { body: { cart_id: other } });
    expect(body.desired_items).toMatchObject([{ variant_id: rare.variantId, quantity: 3 }]);
    expect(await linesOf(own)).toEqual([[rare.variantId, 2]]);
    const short = await call(`/store/carts/${own}/unavailable-items`, {
      token: anna.token,
      body: { items: [{ variant_id: rare.variantId, quantity: 3 }] },
    });
    expect(short.body).toMatchObject({
      unavailable_items: [{ id: null, reason: "too_few", available: 2, quantity: 3 }],
    });
  });
});

describe("merging carts", () => {
  it("needs a customer", async () => {
    const id = await cartWith([[black, 1]]);
    expect((await call(`/store/carts/${id}/merge`, { body: {} })).status).toBe(401);
  });

  it("gives nobody the cart of somebody else", async () => {
    const ben = await newCustomer();
    const hers = await cartWith([[black, 1]], anna.token);
    const his = await cartWith([[cyan, 1]], ben.token);
    for (const [cartId, body] of [
      [hers, {}],
      [his, { cart_id: hers }],
    ] as const) {
      const answer = await merge(cartId, { token: ben.token, body });
      expect(answer).toMatchObject({ status: 404, body: { code: "cart_not_found" } });
    }
    expect(await linesOf(hers)).toEqual([[black.variantId, 1]]);
  });

  it("takes no cart that has become an order", async () => {
    const { id } = await readyCart(black.variantId, 1);
    const { order } = await complete(id);
    expect(await merge(id)).toMatchObject({ status: 400, body: { code: "cart_completed" } });
    await cancelOrder(order?.id);
  });
});
