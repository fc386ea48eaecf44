import { environment } from "../environment";
import type { Mailbox } from "./mail-kind";

export const shopName = "Chemical Ink Company";

/** The mailbox that receives messages to the shop. */
export const shopMailbox: Mailbox = {
  name: shopName,
  address: environment().mail.shop,
};
