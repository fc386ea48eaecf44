import { transferCartCustomerWorkflow } from "@medusajs/medusa/core-flows";
import { bindCart } from "../../medusa-internals/carts";

/** Binds a transferred cart to its customer. */
transferCartCustomerWorkflow.hooks.validate(async ({ input }, { container }) => {
  await bindCart(container, input.id, input.customer_id);
});
