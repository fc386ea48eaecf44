import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { userOfAddress } from "../../merchandisers/user-of-address";

/**
 * Creates the Medusa user of the demonstration's merchandiser, unless it exists. The Firebase
 * account with the same, verified address is bound to it at its first sign-in, like every
 * merchandiser's.
 */
export async function seedMerchandiser(container: MedusaContainer, email: string): Promise<void> {
  if (await userOfAddress(container.resolve(Modules.USER), email)) return;
  await createUsersWorkflow(container).run({
    input: { users: [{ email, first_name: "Demo", last_name: "Merchandiser" }] },
  });
}
