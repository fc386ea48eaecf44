import { MedusaError } from "@medusajs/framework/utils";
import { updateLineItemInCartWorkflow } from "@medusajs/medusa/core-flows";
import { lineTitle } from "../../carts/line-title";
import { unsoldMessage, unsoldVariants } from "../../carts/unavailable-items";

/** A product that is not sold any more can only be removed from a cart. */
updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  if (Number(input.update.quantity) === 0) return;
  const line = lineOf(cart, input.item_id);
  if (!line?.variant_id) return;
  const gone = await unsoldVariants(container, [line.variant_id], cart.sales_channel_id);
  if (gone.length === 0) return;
  const message = unsoldMessage(lineTitle(line) ?? "This product");
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "product_unavailable");
});

interface Line {
  id: string;
  variant_id?: string | null;
  product_title?: string | null;
  variant_title?: string | null;
  title?: string;
}

function lineOf(cart: { items?: Line[] }, id: string): Line | undefined {
  return cart.items?.find((line) => line.id === id);
}
