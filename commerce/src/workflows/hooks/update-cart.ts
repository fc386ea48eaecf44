import { MedusaError } from "@medusajs/framework/utils";
import { updateCartWorkflow } from "@medusajs/medusa/core-flows";
import { unavailableItems } from "../../carts/unavailable-items";

/** The parts of an address that decide about tax. */
const taxed = ["country_code", "province", "postal_code", "city"] as const;

/**
 * Another address or region asks for the price and tax of every line item, which cannot be had of
 * what is no longer sold: the refusal names it. Everything else of a cart can be changed.
 */
updateCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const { shipping_address: address } = input;
  const moves =
    typeof address === "object" &&
    taxed.some(
      (part) => address?.[part] !== undefined && address[part] !== cart.shipping_address?.[part],
    );
  if (!moves && input.region_id === cart.region?.id) return;
  const items = await unavailableItems(container, input.id);
  const gone = items.filter(({ reason }) => reason === "gone");
  if (gone.length === 0) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `${gone.map(({ message }) => message).join(" ")} Please remove it from the cart first.`,
    "product_unavailable",
  );
});
