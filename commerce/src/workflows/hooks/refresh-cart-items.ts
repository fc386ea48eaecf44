import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { codesOn, hasDependentDelivery, settleDeliveriesWorkflow } from "../settle-deliveries";
import { withinCartLock } from "../within-cart-lock";

type Settled = Awaited<ReturnType<ReturnType<typeof settleDeliveriesWorkflow>["run"]>>;

/**
 * Medusa prices the deliveries of a cart first, by what its goods cost before, and then computes
 * taxes and discounts. Where the price of a delivery depends on those, it is priced once more.
 */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(
  async ({ input }, { container }) => {
    if (!(await hasDependentDelivery(container, input.cart_id))) return;
    const settled = await settleDeliveriesWorkflow(container).run({
      input: {
        cart_id: input.cart_id,
        promo_codes: input.promo_codes ?? (await codesOn(container, input.cart_id)),
      },
      context: withinCartLock,
    });
    return new StepResponse(undefined, settled);
  },
  async (settled: Settled | undefined, { container }) => {
    if (!settled) return;
    const { transaction } = settled;
    await settleDeliveriesWorkflow(container).cancel({
      transaction,
      context: { ...withinCartLock, cancelingFromParentStep: true },
    });
  },
);
