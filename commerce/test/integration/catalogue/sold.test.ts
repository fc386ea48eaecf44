import { beforeAll, describe, expect, it, vi } from "vitest";
import { adminToken, call, onlyHit } from "../support/backend";
import { runWorkflow, sql } from "../support/medusa-exec";
import { complete, readyCart } from "../support/order";

/** The catalogue index follows within this time, milliseconds. */
const soon = { timeout: 15_000, interval: 50 };

let token: string;
let product: { id: string; variant_id: string };

beforeAll(async () => {
  token = await adminToken();
  const { body } = await call<{ product: { id: string } }>("/admin/catalogue/products", {
    token,
    body: { title: `Sold ${crypto.randomUUID()}`, price: 3, stock: 50, category: "Ink bottles" },
  });
  product = await vi.waitFor(() => onlyHit({ id: body.product.id }), soon);
  return async () => {
    await call(`/admin/products/${product.id}`, { token, method: "DELETE" });
  };
});

async function order(quantity: number): Promise<string> {
  const { order } = await complete((await readyCart(product.variant_id, quantity)).id);
  if (!order) throw new Error("There is no order.");
  return order.id;
}

async function cancel(orderId: string): Promise<void> {
  const { status } = await call(`/admin/orders/${orderId}/cancel`, { token, body: {} });
  expect(status).toBe(200);
}

function isSold(quantity: number): Promise<void> {
  return vi.waitFor(
    async () => expect((await onlyHit({ id: product.id })).sold).toBe(quantity),
    soon,
  );
}

describe("sold", () => {
  it("counts what was ordered, and gives back what was cancelled", async () => {
    const kept = await order(2);
    await isSold(2);
    const cancelled = await order(3);
    await isSold(5);
    await cancel(cancelled);
    await isSold(2);
    await cancel(kept);
    await isSold(0);
  });

  it("counts a replayed order event once, also when it comes after the cancelling", async () => {
    const kept = await order(4);
    const cancelled = await order(3);
    await isSold(7);
    await cancel(cancelled);
    await isSold(4);
    const replays = [kept, cancelled, kept, cancelled, kept, cancelled, kept, cancelled, kept];
    await runWorkflow(
      "recount-order",
      replays.map((orderId) => ({ orderId })),
    );
    await isSold(4);
    await cancel(kept);
    await isSold(0);
  });

  it("is compared with the orders, and corrected", async () => {
    const never = await order(1);
    await order(6);
    await isSold(7);
    // One order is not counted, and the sum differs from that of the others.
    await sql("delete from order_share where order_id = $1", [never]);
    await sql(
      `update product_sheet set sold = 40 where id =
         (select product_sheet_id from product_product_product_sheet_product_sheet
          where product_id = $1)`,
      [product.id],
    );
    await runWorkflow("reconcile-sold-counts", [{}, {}]);
    const [row] = await sql<{ sold: number }>(
      `select sold from product_sheet join product_product_product_sheet_product_sheet link
         on link.product_sheet_id = product_sheet.id where product_id = $1`,
      [product.id],
    );
    expect(row?.sold).toBe(7);
  });
});
