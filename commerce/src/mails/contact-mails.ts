import type { MedusaContainer } from "@medusajs/framework/types";
import { mainLanguage } from "../../messages/dist/languages";
import { environment } from "../environment";
import { languageOf } from "../languages";
import { CONTACT_MESSAGE_CREATED, CONTACT_MODULE } from "../modules/contact";
import type ContactModuleService from "../modules/contact/service";
import { contactAcknowledgement, contactNotification } from "./contact-messages";
import type { MailKind } from "./mail-kind";
import { shopMailbox } from "./shop-mailbox";

const { commerceUrl } = environment();

/** An address gets one acknowledgement in so many hours. */
const acknowledgementHours = 24;

function contact(container: MedusaContainer): ContactModuleService {
  return container.resolve<ContactModuleService>(CONTACT_MODULE);
}

async function recentMessages(container: MedusaContainer, since: Date): Promise<string[]> {
  const messages = await contact(container).listContactMessages(
    { created_at: { $gte: since } },
    { select: ["id"], take: null },
  );
  return messages.map(({ id }) => id);
}

export const contactNotificationMail: MailKind = {
  event: CONTACT_MESSAGE_CREATED,
  resourceType: "contact_message",
  write: async (container, id) => {
    const [message] = await contact(container).listContactMessages({ id });
    if (!message) return null;
    const { name, email, created_at } = message;
    return {
      to: shopMailbox.address,
      replyTo: { name, address: email },
      language: mainLanguage,
      message: contactNotification(
        { ...message, sentAt: created_at },
        `${commerceUrl}/app/contact-messages`,
        mainLanguage,
      ),
    };
  },
  recent: recentMessages,
};

export const contactAcknowledgementMail: MailKind = {
  event: CONTACT_MESSAGE_CREATED,
  resourceType: "contact_message",
  write: async (container, id) => {
    const [message] = await contact(container).listContactMessages({ id });
    if (!message) return null;
    const since = new Date(message.created_at);
    since.setHours(since.getHours() - acknowledgementHours);
    const [before] = await contact(container).listContactMessages(
      {
        email: message.email,
        id: { $ne: id },
        created_at: { $gte: since, $lte: message.created_at },
      },
      { select: ["id"], take: 1 },
    );
    if (before) return null;
    const language = languageOf(message.locale);
    return {
      to: message.email,
      replyTo: shopMailbox,
      language,
      message: contactAcknowledgement(language),
    };
  },
  recent: recentMessages,
};
