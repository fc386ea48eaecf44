import { contactAcknowledgementMail, contactNotificationMail } from "./contact-mails";
import { welcomeMail } from "./customer-mails";
import type { MailKind } from "./mail-kind";
import { orderCancelledMail, orderConfirmationMail } from "./order-mails";

/** All kinds of emails, by their names in the queue. */
export const mailKinds: Record<string, MailKind> = {
  "order-confirmation": orderConfirmationMail,
  "order-cancelled": orderCancelledMail,
  welcome: welcomeMail,
  "contact-notification": contactNotificationMail,
  "contact-acknowledgement": contactAcknowledgementMail,
};
