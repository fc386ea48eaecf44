import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { userOfAddress } from "../../merchandisers/user-of-address";

/**
 * Invites the demonstration's merchandiser where nobody has: a Medusa user, whom the Firebase account
 * with the same, verified address is bound to when it signs in. Every merchandiser begins like this.
 */
export async function seedMerchandiser(container: MedusaContainer, email: string): Promise<void> {
  if (await userOfAddress(container.resolve(Modules.USER), email)) return;
  await createUsersWorkflow(container).run({
    input: { users: [{ email, first_name: "Demo", last_name: "Merchandiser" }] },
  });
}
