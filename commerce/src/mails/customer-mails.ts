import { ContainerRegistrationKeys, CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { environment } from "../environment";
import { languageOf, shopUrlIn } from "../languages";
import type { MailKind } from "./mail-kind";
import { shopMailbox } from "./shop-mailbox";
import { welcome } from "./welcome-message";

const { storefrontUrl } = environment();

/** Only for accounts. Medusa stores guests as customers too. */
export const welcomeMail: MailKind = {
  event: CustomerWorkflowEvents.CREATED,
  resourceType: "customer",
  write: async (container, id) => {
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: "customer", fields: ["email", "has_account", "metadata"], filters: { id } });
    const [customer] = data;
    if (!customer?.email || !customer.has_account) return null;
    const language = languageOf(customer.metadata?.locale);
    return {
      to: customer.email,
      replyTo: shopMailbox,
      language,
      message: welcome(shopUrlIn(storefrontUrl, language), language),
    };
  },
  recent: async (container, since) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "customer",
      fields: ["id"],
      filters: { created_at: { $gte: since }, has_account: true },
    });
    return data.map(({ id }) => id);
  },
};
