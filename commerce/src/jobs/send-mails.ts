import type { MedusaContainer } from "@medusajs/framework/types";
import { sendMails } from "../mails/send-mails";

/** Sends the emails that could not be sent before. Several processes may run it at once. */
export default async function sendWaitingMails(container: MedusaContainer): Promise<void> {
  await sendMails(container);
}

export const config = { name: "send-mails", schedule: "* * * * *" };
