import type {
  AuthContext,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { environment } from "../../environment";
import { isOrderOfCustomer } from "../../medusa-internals/orders";
import { opensOrder } from "../../orders/order-access";

type StoreRequest = MedusaRequest & { auth_context?: AuthContext };

const { orderLinkKeys } = environment();

/**
 * Guards all routes of one order: it is open to its customer and to everybody who has a signed link
 * (`?access=`). Others get 404.
 */
export function ownOrder(orderIdOf: (req: StoreRequest) => unknown) {
  return async (
    req: StoreRequest,
    _res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const { access } = req.query;
    // Medusa's validation would refuse the key.
    delete req.query.access;
    const orderId = orderIdOf(req);
    if (typeof orderId === "string" && !(await isOpenTo(req, orderId, access))) {
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        `There is no order with the id ${orderId}.`,
        "order_not_found",
      );
    }
    next();
  };
}

async function isOpenTo(req: StoreRequest, orderId: string, access: unknown): Promise<boolean> {
  if (typeof access === "string" && opensOrder(access, orderId, orderLinkKeys)) return true;
  const customerId = req.auth_context?.actor_id;
  return customerId ? isOrderOfCustomer(req.scope, orderId, customerId) : false;
}
