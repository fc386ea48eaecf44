import { environment } from "../environment";
import { english } from "./english";
import type { Mailbox } from "./mail-kind";

/** Where the shop reads what people write to it. */
export const shopMailbox: Mailbox = {
  name: english.shopName,
  address: environment().mail.shop,
};
