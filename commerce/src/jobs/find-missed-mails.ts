import type { MedusaContainer } from "@medusajs/framework/types";
import { mailKinds } from "../mails/mail-kinds";
import { sendMails } from "../mails/send-mails";
import { MAIL_QUEUE_MODULE } from "../modules/mail-queue";
import type MailQueueModuleService from "../modules/mail-queue/service";

/** How far it looks back, in hours: a backend that was away for longer repairs nothing older. */
const hours = 24;

/**
 * Queues the mails of orders, customers and messages whose event was lost, since a process ended
 * between storing and telling. What was queued before is not queued again.
 */
export default async function findMissedMails(container: MedusaContainer): Promise<void> {
  const since = new Date(Date.now() - hours * 3_600_000);
  const queue = container.resolve<MailQueueModuleService>(MAIL_QUEUE_MODULE);
  for (const [kind, { recent }] of Object.entries(mailKinds)) {
    await queue.queue(kind, await recent(container, since));
  }
  await sendMails(container);
}

export const config = { name: "find-missed-mails", schedule: "*/10 * * * *" };
