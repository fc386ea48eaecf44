import type { NotificationTypes } from "@medusajs/framework/types";

/** An email's headers, in the `provider_data` of a notification. */
export interface MailHeaders {
  /** Who gets the answer, if it is not the sender. */
  reply_to?: { name: string; address: string };
  /** The same for every try, so that a mailbox recognises a duplicate. */
  message_id?: string;
}

export interface MailMessage {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  messageId?: string;
  subject: string;
  text: string;
  html: string;
}

/** A line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/**
 * The email of a notification.
 *
 * @throws Error where it has no content: `src/mails` writes it, not the provider
 */
export function mailMessage(
  { to, content, provider_data }: NotificationTypes.ProviderSendNotificationDTO,
  from: string,
): MailMessage {
  if (!content?.subject || !content.text || !content.html) {
    throw new Error("A mail needs a subject, a text and an HTML part.");
  }
  const { reply_to, message_id }: MailHeaders = provider_data ?? {};
  return {
    from,
    to: oneLine(to),
    ...(reply_to && {
      replyTo: { name: oneLine(reply_to.name), address: oneLine(reply_to.address) },
    }),
    ...(message_id && { messageId: oneLine(message_id) }),
    subject: oneLine(content.subject),
    text: content.text,
    html: content.html,
  };
}
