import type { CreateCustomerDTO, CustomerDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setAuthAppMetadataWorkflow } from "@medusajs/medusa/core-flows";

/** The demonstration's shopper at the identity provider. */
export interface DemoShopper {
  uid: string;
  email: string;
}

/**
 * Creates the customer of the demonstration's shopper, unless it exists, and binds the account at
 * the identity provider to it by its uid, as the first sign-in does. An address alone never binds.
 *
 * @param since when the shopper registered
 * @returns the id of the customer
 */
export async function seedShopper(
  container: MedusaContainer,
  { uid, email }: DemoShopper,
  since: Date,
): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER);
  const auth = container.resolve(Modules.AUTH);
  const [known] = await auth.listAuthIdentities({
    provider_identities: { provider: "firebase", entity_id: uid },
  });
  const boundTo = known?.app_metadata?.customer_id;
  if (typeof boundTo === "string") return boundTo;

  const [existing] = await customers.listCustomers({ email, has_account: true }, { take: 1 });
  const customer = existing ?? (await createShopper(container, email, since));
  const identity =
    known ??
    (await auth.createAuthIdentities({
      provider_identities: [
        {
          provider: "firebase",
          entity_id: uid,
          user_metadata: { email, email_verified: true, name: "Sam Shopper" },
        },
      ],
    }));
  await setAuthAppMetadataWorkflow(container).run({
    input: { authIdentityId: identity.id, actorType: "customer", value: customer.id },
  });
  return customer.id;
}

/** By the module and not by the workflow, which would cause a welcome email. */
async function createShopper(
  container: MedusaContainer,
  email: string,
  since: Date,
): Promise<CustomerDTO> {
  const shopper: CreateCustomerDTO & { created_at: Date } = {
    email,
    first_name: "Sam",
    last_name: "Shopper",
    has_account: true,
    metadata: { made_up: true },
    created_at: since,
  };
  return container.resolve(Modules.CUSTOMER).createCustomers(shopper);
}
