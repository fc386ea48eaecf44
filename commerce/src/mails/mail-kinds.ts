import { contactAcknowledgementMail, contactNotificationMail } from "./contact-mails";
import { welcomeMail } from "./customer-mails";
import type { MailKind } from "./mail-kind";
import { orderCancelledMail, orderConfirmationMail } from "./order-mails";

/** Every kind of mail the shop sends, by the name it has in the queue. */
export const mailKinds: Record<string, MailKind> = {
  "order-confirmation": orderConfirmationMail,
  "order-cancelled": orderCancelledMail,
  welcome: welcomeMail,
  "contact-notification": contactNotificationMail,
  "contact-acknowledgement": contactAcknowledgementMail,
};
