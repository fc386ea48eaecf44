import type { NotificationTypes } from "@medusajs/framework/types";

/** What a mail has beside its content, for `provider_data` of a notification. */
export interface MailHeaders {
  /** Who gets the answer, where it is not the sender. */
  reply_to?: { name: string; address: string };
  /** The same for every try of one mail, so that a mailbox that got it twice can know. */
  message_id?: string;
}

/** A mail as it goes out. */
export interface MailMessage {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  messageId?: string;
  subject: string;
  text: string;
  html: string;
}

/** A header is one line: what comes after a line's end would be a header of somebody else's. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/**
 * Makes the mail of a notification.
 *
 * @throws Error where it has no content: mails are written in `src/mails`, not at a provider
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
