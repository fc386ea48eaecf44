import { MedusaError } from "@medusajs/framework/utils";
import { addToCartWorkflow } from "@medusajs/medusa/core-flows";
import { unsoldVariants } from "../../carts/unavailable-items";

/** A product that is not sold any more cannot be added to a cart. */
addToCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const ids = (input.items ?? []).flatMap(({ variant_id }) => variant_id ?? []);
  const gone = await unsoldVariants(container, ids, cart.sales_channel_id);
  if (gone.length === 0) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "This product is no longer sold.",
    "product_unavailable",
  );
});
