import type { MedusaContainer } from "@medusajs/framework/types";
import type { EmailMessage } from "./email-message";

/** A mailbox that an answer goes to. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A letter with its address on it. */
export interface AddressedEmail {
  to: string;
  replyTo: Mailbox;
  message: EmailMessage;
}

/** One kind of mail: when it is due, and how it is written. */
export interface MailKind {
  /** Carries the id of what the mail is about. */
  event: string;
  /** What it is about: "order", "customer", "contact_message". */
  resourceType: string;
  /** Writes it from what is true now; null where nobody needs it. */
  write: (container: MedusaContainer, resourceId: string) => Promise<AddressedEmail | null>;
  /** What of the last time it must have been about, whether its event came or not. */
  recent: (container: MedusaContainer, since: Date) => Promise<string[]>;
}
