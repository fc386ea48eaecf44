import { MedusaError } from "@medusajs/framework/utils";
import { updateCartWorkflow } from "@medusajs/medusa/core-flows";
import { unavailableItems } from "../../carts/unavailable-items";

/** The parts of an address that tax depends on. */
const taxed = ["country_code", "province", "postal_code", "city"] as const;

/**
 * Another address or region needs the price and tax of every line item. A product that is not sold
 * any more has none, so the refusal names it. Other changes of a cart are allowed.
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
