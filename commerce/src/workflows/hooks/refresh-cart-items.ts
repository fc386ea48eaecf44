import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { hasDependentDelivery } from "../../medusa-internals/prices";
import { codesOn } from "../../medusa-internals/promotions";
import { undoneWithinCartLock, withinCartLock } from "../../medusa-internals/transactions";
import { settleDeliveriesWorkflow } from "../settle-deliveries";

type Settled = Awaited<ReturnType<ReturnType<typeof settleDeliveriesWorkflow>["run"]>>;

/**
 * Medusa prices a cart's deliveries first, with the old value of the goods, and then computes taxes
 * and discounts. A delivery whose price depends on that value is priced again here.
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
      context: undoneWithinCartLock,
    });
  },
);
