import type { MedusaContainer } from "@medusajs/framework/types";
import { mailKinds } from "../mails/mail-kinds";
import { sendMails } from "../mails/send-mails";
import { MAIL_QUEUE_MODULE } from "../modules/mail-queue";
import type MailQueueModuleService from "../modules/mail-queue/service";

/** The job looks back so many hours. After a longer outage older emails are not sent. */
const hours = 24;

/**
 * Queues the emails of orders, customers and messages whose event was lost because a process ended
 * before it was emitted. An email that was queued before is not queued again.
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
