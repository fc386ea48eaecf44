import { Modules } from "@medusajs/framework/utils";
import { presentActor } from "./present-actor";

/** Stands before everything that is for admins alone. */
export const presentMerchandiser = presentActor({
  type: "user",
  async isThere(scope, id) {
    const users = scope.resolve(Modules.USER);
    const found = await users.listUsers({ id }, { select: ["id"], take: 1 });
    return found.length > 0;
  },
  message: "This account is no longer a merchandiser's.",
});
