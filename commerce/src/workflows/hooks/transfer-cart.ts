import { transferCartCustomerWorkflow } from "@medusajs/medusa/core-flows";
import { bindCart } from "../../medusa-internals/carts";

/** A cart that is given to a customer is that customer's alone. */
transferCartCustomerWorkflow.hooks.validate(async ({ input }, { container }) => {
  await bindCart(container, input.id, input.customer_id);
});
