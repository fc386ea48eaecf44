import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  addToCartWorkflow,
  releaseLockStep,
  transferCartCustomerWorkflow,
} from "@medusajs/medusa/core-flows";
import { type DesiredItem, mergedLines } from "../carts/merged-lines";
import { availableUnits } from "../carts/unavailable-items";
import { cartsToMerge } from "../medusa-internals/carts";

interface Input {
  /** The target, which becomes the customer's. */
  cartId: string;
  customerId: string;
  /** The source; where it is missing, all other open carts of the customer. */
  otherCartId?: string;
}

interface Line extends DesiredItem {
  id: string;
  cart_id: string;
}

/** How long to wait for the locks of the carts, and how long to hold them, seconds. */
const timeout = 5;
const longest = 30;

const findOthersStep = createStep(
  "find-carts-to-merge",
  async ({ cartId, customerId, otherCartId }: Input, { container }) => {
    const from = otherCartId ? { cartId: otherCartId } : { customerId };
    return new StepResponse(await cartsToMerge(container, cartId, from));
  },
);

const planMergeStep = createStep(
  "plan-cart-merge",
  async ({ cartId, otherIds }: { cartId: string; otherIds: string[] }, { container }) => {
    const carts = container.resolve(Modules.CART);
    const cart = await carts.retrieveCart(cartId, {
      select: ["id", "completed_at", "sales_channel_id"],
    });
    if (cart.completed_at) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "This cart is already completed: it has become an order.",
        "cart_completed",
      );
    }
    const lines = await linesOf(container, [cartId, ...otherIds]);
    const own = lines.filter(({ cart_id }) => cart_id === cartId);
    const desired = mergedLines(
      [cartId, ...otherIds].map((id) => lines.filter((line) => line.cart_id === id)),
    );
    const available = await availableUnits(
      container,
      desired.map(({ variant_id }) => variant_id),
      cart.sales_channel_id,
    );
    const missing = desired.flatMap(({ variant_id, quantity }) => {
      const held = own
        .filter((line) => line.variant_id === variant_id)
        .reduce((sum, line) => sum + line.quantity, 0);
      // Units that are out of stock are not lost: the answer contains all desired lines.
      const more = Math.min(quantity, available.get(variant_id) ?? 0) - held;
      return more > 0 ? [{ variant_id, quantity: more }] : [];
    });
    const moved = lines.filter(({ cart_id }) => cart_id !== cartId).map(({ id }) => id);
    return new StepResponse({ desired, missing, moved });
  },
);

async function linesOf(container: MedusaContainer, cartIds: string[]): Promise<Line[]> {
  const items = await container
    .resolve(Modules.CART)
    .listLineItems(
      { cart_id: cartIds },
      { select: ["id", "cart_id", "variant_id", "product_id", "quantity"], take: null },
    );
  return items.flatMap(({ id, cart_id, variant_id, product_id, quantity }) =>
    variant_id && product_id
      ? [{ id, cart_id, variant_id, product_id, quantity: Number(quantity) }]
      : [],
  );
}

/** The last step, so that an earlier failure loses nothing. Safe to repeat. */
const emptyOthersStep = createStep(
  "empty-merged-carts",
  async ({ lineIds }: { lineIds: string[] }, { container }) => {
    if (lineIds.length > 0) await container.resolve(Modules.CART).deleteLineItems(lineIds);
    return new StepResponse(lineIds.length);
  },
);

/**
 * Merges carts: of each product the highest quantity, and the cart becomes the customer's. All or
 * nothing, and safe to repeat. Answers all desired lines, also those that are out of stock.
 */
export const mergeCartsWorkflow = createWorkflow("merge-carts", (input: Input) => {
  const otherIds = findOthersStep(input);
  acquireLockStep({
    key: transform({ input, otherIds }, ({ input, otherIds }) =>
      [input.cartId, ...otherIds].toSorted(),
    ),
    timeout: timeout,
    ttl: longest,
  });
  const plan = planMergeStep(
    transform({ input, otherIds }, ({ input, otherIds }) => ({ cartId: input.cartId, otherIds })),
  );
  transferCartCustomerWorkflow.runAsStep({
    input: transform({ input }, ({ input }) => ({
      id: input.cartId,
      customer_id: input.customerId,
    })),
  });
  when("something-is-missing", { plan }, ({ plan }) => plan.missing.length > 0).then(() => {
    addToCartWorkflow.runAsStep({
      input: transform({ input, plan }, ({ input, plan }) => ({
        cart_id: input.cartId,
        items: plan.missing,
      })),
    });
  });
  emptyOthersStep(transform({ plan }, ({ plan }) => ({ lineIds: plan.moved })));
  releaseLockStep({
    key: transform({ input, otherIds }, ({ input, otherIds }) =>
      [input.cartId, ...otherIds].toSorted(),
    ),
  });
  return new WorkflowResponse(
    transform({ plan, otherIds }, ({ plan, otherIds }) => ({
      desired_items: plan.desired,
      merged_carts: otherIds.length,
    })),
  );
});
