import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../languages";
import type { EmailMessage } from "./email-message";

/** A name and an address that answers go to. */
export interface Mailbox {
  name: string;
  address: string;
}

/** An email message with its recipient. */
export interface AddressedEmail {
  to: string;
  replyTo: Mailbox;
  language: Language;
  message: EmailMessage;
}

/** A kind of email: when it is sent, and its content. */
export interface MailKind {
  /** The event that causes it. Its data hold the id of the resource. */
  event: string;
  /** The type of the resource: "order", "customer", "contact_message". */
  resourceType: string;
  /** Composes it from the current data; null where none is needed. */
  write: (container: MedusaContainer, resourceId: string) => Promise<AddressedEmail | null>;
  /** The ids of the resources since a time that must have caused one. */
  recent: (container: MedusaContainer, since: Date) => Promise<string[]>;
}
