import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { presentActor } from "./present-actor";

/** Guards the routes of the admin. */
export const presentMerchandiser = presentActor({
  type: "user",
  isThere: isMerchandiser,
  message: "This account is no longer a merchandiser's.",
});

/** Guards them too: a secret API key ends with the rights of the merchandiser who made it. */
export const presentKeyOwner = presentActor({
  type: "api-key",
  async isThere(scope, id) {
    const keys = scope.resolve(Modules.API_KEY);
    const [key] = await keys.listApiKeys({ id }, { select: ["created_by"], take: 1 });
    return key !== undefined && isMerchandiser(scope, key.created_by);
  },
  message: "The person who made this key is no longer a merchandiser.",
});

async function isMerchandiser(scope: MedusaContainer, id: string): Promise<boolean> {
  const users = scope.resolve(Modules.USER);
  const found = await users.listUsers({ id }, { select: ["id"], take: 1 });
  return found.length > 0;
}
