import { environment } from "../environment";
import { english } from "./english";
import type { Mailbox } from "./mail-kind";

/** The mailbox that receives messages to the shop. */
export const shopMailbox: Mailbox = {
  name: english.shopName,
  address: environment().mail.shop,
};
