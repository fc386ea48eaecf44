import { Modules } from "@medusajs/framework/utils";
import { presentActor } from "./present-actor";

/** Guards routes that are for customers only. */
export const presentCustomer = presentActor({
  type: "customer",
  async isThere(scope, id) {
    const customers = scope.resolve(Modules.CUSTOMER);
    const found = await customers.listCustomers({ id }, { select: ["id"], take: 1 });
    return found.length > 0;
  },
  message: "This account has been deleted.",
});
