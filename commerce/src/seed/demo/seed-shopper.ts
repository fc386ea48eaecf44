import type { CreateCustomerDTO, CustomerDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { setAuthAppMetadataWorkflow } from "@medusajs/medusa/core-flows";

/** The demonstration's shopper, as the identity provider knows the person. */
export interface DemoShopper {
  uid: string;
  email: string;
}

/**
 * Makes the customer of the demonstration's shopper where there is none, and binds the account at
 * the identity provider to it: by the uid, as the first sign-in does. An address alone binds nobody.
 *
 * @param since when the shopper came to the shop
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

/** By the module, not by the workflow: whose past is made up gets no welcome mail. */
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
