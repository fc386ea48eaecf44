import type {
  AuthIdentityDTO,
  CreateAuthIdentityDTO,
  CustomerAddressDTO,
  INotificationModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { deleteCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { forgetPersonInPayments } from "../medusa-internals/payments";
import { CONTACT_MODULE } from "../modules/contact";
import type ContactModuleService from "../modules/contact/service";

interface Input {
  customerId: string;
}

/** The personal fields of a customer's row, empty. */
const nobody = { first_name: null, last_name: null, company_name: null, phone: null };

/** An address that nobody can have. The row needs one, and the person's own becomes free. */
const nobodysEmail = (customerId: string) => `${customerId.toLowerCase()}@deleted.invalid`;

const forgetPersonStep = createStep(
  "forget-person",
  async ({ customerId }: Input, { container }) => {
    const customers = container.resolve(Modules.CUSTOMER);
    const before = await customers.retrieveCustomer(customerId);
    const { email, first_name, last_name, company_name, phone, metadata } = before;
    // An update merges metadata, so each key is emptied by its name.
    const emptied = Object.fromEntries(Object.keys(metadata ?? {}).map((key) => [key, ""]));
    await customers.updateCustomers(customerId, {
      ...nobody,
      email: nobodysEmail(customerId),
      metadata: emptied,
    });
    return new StepResponse(email, {
      customerId,
      person: { email, first_name, last_name, company_name, phone, metadata },
    });
  },
  async (before, { container }) => {
    if (!before) return;
    await container
      .resolve(Modules.CUSTOMER)
      .updateCustomers(before.customerId, { ...before.person });
  },
);

const forgetAddressesStep = createStep(
  "forget-addresses",
  async ({ customerId }: Input, { container }) => {
    const customers = container.resolve(Modules.CUSTOMER);
    const addresses = await customers.listCustomerAddresses(
      { customer_id: customerId },
      { take: null },
    );
    await customers.deleteCustomerAddresses(addresses.map(({ id }) => id));
    return new StepResponse(undefined, addresses);
  },
  async (addresses: CustomerAddressDTO[] | undefined, { container }) => {
    if (!addresses?.length) return;
    await container.resolve(Modules.CUSTOMER).createCustomerAddresses(addresses);
  },
);

const forgetMessagesStep = createStep(
  "forget-contact-messages",
  async ({ customerId }: Input, { container }) => {
    const contact = container.resolve<ContactModuleService>(CONTACT_MODULE);
    const messages = await contact.listContactMessages({ customer_id: customerId }, { take: null });
    const ids = messages.map(({ id }) => id);
    await contact.deleteContactMessages(ids);
    return new StepResponse(ids, messages);
  },
  async (messages, { container }) => {
    if (!messages?.length) return;
    await container.resolve<ContactModuleService>(CONTACT_MODULE).createContactMessages(messages);
  },
);

/** A merchandiser with a customer account stays a merchandiser. */
const forgetSignInStep = createStep(
  "forget-sign-in",
  async ({ customerId }: Input, { container }) => {
    const identities = await identitiesOf(container, customerId);
    const others = identities.flatMap((identity) => {
      const { customer_id: _gone, ...actors } = identity.app_metadata ?? {};
      return Object.values(actors).some(Boolean) ? { ...identity, app_metadata: actors } : [];
    });
    await replaceIdentities(container, identities, others);
    return new StepResponse(undefined, { identities, others });
  },
  async (before, { container }) => {
    if (before) await replaceIdentities(container, before.others, before.identities);
  },
);

/**
 * Deletes and creates instead of updating: Medusa merges, and an unbound account could never become
 * a customer again.
 */
async function replaceIdentities(
  container: MedusaContainer,
  gone: AuthIdentityDTO[],
  next: AuthIdentityDTO[],
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  await auth.deleteAuthIdentities(gone.map(({ id }) => id));
  for (const { id, app_metadata, provider_identities = [] } of next) {
    await auth.createAuthIdentities({
      id,
      app_metadata,
      provider_identities: provider_identities.map(
        ({ entity_id, provider, user_metadata, provider_metadata }) => ({
          entity_id,
          provider,
          user_metadata,
          provider_metadata,
        }),
      ),
      // The type lacks the id, which the module accepts.
    } as CreateAuthIdentityDTO);
  }
}

async function identitiesOf(
  container: MedusaContainer,
  customerId: string,
): Promise<AuthIdentityDTO[]> {
  // The module's types lack this filter, which Medusa's own workflows use.
  const filters = { app_metadata: { customer_id: customerId } } as Record<string, unknown>;
  return container
    .resolve(Modules.AUTH)
    .listAuthIdentities(filters, { take: null, relations: ["provider_identities"] });
}

interface Leftovers extends Input {
  email: string;
  messageIds: string[];
}

/**
 * Deletes carts without an order, copies of emails, and personal data of payments. It is the last
 * step, because it cannot be undone.
 */
const forgetLeftoversStep = createStep(
  "forget-carts-and-mails",
  async ({ customerId, email, messageIds }: Leftovers, { container }) => {
    const { data: carts } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "cart",
      fields: ["id"],
      filters: { customer_id: customerId, completed_at: null },
    });
    await container.resolve(Modules.CART).deleteCarts(carts.map(({ id }) => id));
    // The type lacks the module's method to delete.
    const mails = container.resolve(Modules.NOTIFICATION) as INotificationModuleService & {
      deleteNotifications: (ids: string[]) => Promise<void>;
    };
    const copies = [
      ...(await mails.listNotifications({ to: email }, { take: null })),
      ...(messageIds.length > 0
        ? await mails.listNotifications({ resource_id: messageIds }, { take: null })
        : []),
    ];
    await mails.deleteNotifications(copies.map(({ id }) => id));
    await forgetPersonInPayments(container, { customerId, email });
    return new StepResponse(undefined);
  },
);

/**
 * Deletes a customer's account: name, address, phone, saved addresses, messages to the shop, the
 * sign-in, carts without an order, copies of emails, and the person's data in payments. Orders keep
 * their content, with the id of an anonymous customer. All or nothing.
 */
export const deleteCustomerAccountWorkflow = createWorkflow(
  "delete-customer-account",
  (input: Input) => {
    const email = forgetPersonStep(input);
    forgetAddressesStep(input);
    const messageIds = forgetMessagesStep(input);
    forgetSignInStep(input);
    deleteCustomersWorkflow.runAsStep({ input: { ids: [input.customerId] } });
    forgetLeftoversStep({ customerId: input.customerId, email, messageIds });
    return new WorkflowResponse(undefined);
  },
);
