import { m } from "../../messages/dist/messages.js";
import { type Language, localeOf } from "../languages";
import type { EmailMessage } from "./email-message";

/** The parts of a message that its emails use. */
export interface MessageInEmail {
  name: string;
  email: string;
  subject: string;
  message: string;
  sentAt: Date;
}

/** Notifies the shop of a message, with the sender's address to answer to. */
export function contactNotification(
  { name, email, subject, message, sentAt }: MessageInEmail,
  adminUrl: string,
  locale: Language,
): EmailMessage {
  const time = new Intl.DateTimeFormat(localeOf(locale), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    subject: m.mail_notification_subject({ subject }, { locale }),
    preview: m.mail_notification_preview({ name }, { locale }),
    heading: m.mail_notification_heading({}, { locale }),
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: m.mail_notification_name({}, { locale }), value: name },
          { label: m.mail_notification_email({}, { locale }), value: email },
          { label: m.mail_notification_message_subject({}, { locale }), value: subject },
          {
            label: m.mail_notification_sent_at({}, { locale }),
            value: `${time.format(sentAt)} UTC`,
          },
        ],
      },
      { kind: "quote", text: message },
      { kind: "text", text: m.mail_notification_closing({}, { locale }) },
      { kind: "button", label: m.mail_notification_button({}, { locale }), url: adminUrl },
    ],
    reason: m.mail_notification_reason({}, { locale }),
  };
}

/**
 * Confirms to a sender that the message has arrived. It repeats nothing that the sender typed: the
 * address may be somebody else's, and the shop would send advertisements there.
 */
export function contactAcknowledgement(locale: Language): EmailMessage {
  return {
    subject: m.mail_acknowledgement_subject({}, { locale }),
    preview: m.mail_acknowledgement_preview({}, { locale }),
    heading: m.mail_acknowledgement_heading({}, { locale }),
    blocks: [
      { kind: "text", text: m.mail_acknowledgement_opening({}, { locale }) },
      { kind: "text", text: m.mail_acknowledgement_closing({}, { locale }) },
    ],
    reason: m.mail_acknowledgement_reason({}, { locale }),
  };
}
