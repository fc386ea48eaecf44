import type { EmailMessage } from "./email-message";
import type { Words } from "./english";

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
  words: Words,
): EmailMessage {
  const says = words.contactNotification;
  const time = new Intl.DateTimeFormat(words.locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return {
    subject: says.subject(subject),
    preview: says.preview(name),
    heading: says.heading,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: says.name, value: name },
          { label: says.email, value: email },
          { label: says.messageSubject, value: subject },
          { label: says.sentAt, value: `${time.format(sentAt)} UTC` },
        ],
      },
      { kind: "quote", text: message },
      { kind: "text", text: says.closing },
      { kind: "button", label: says.button, url: adminUrl },
    ],
    reason: says.reason,
  };
}

/**
 * Confirms to a sender that the message has arrived. It repeats nothing that the sender typed: the
 * address may be somebody else's, and the shop would send advertisements there.
 */
export function contactAcknowledgement(words: Words): EmailMessage {
  const says = words.contactAcknowledgement;
  return {
    subject: says.subject,
    preview: says.preview,
    heading: says.heading,
    blocks: [
      { kind: "text", text: says.opening },
      { kind: "text", text: says.closing },
    ],
    reason: says.reason,
  };
}
