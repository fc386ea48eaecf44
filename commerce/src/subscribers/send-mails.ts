import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { mailKinds } from "../mails/mail-kinds";
import { sendMails } from "../mails/send-mails";
import { MAIL_QUEUE_MODULE } from "../modules/mail-queue";
import type MailQueueModuleService from "../modules/mail-queue/service";

/** Queues the emails of an event, each once however often the event comes. */
export default async function queueMails({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const queue = container.resolve<MailQueueModuleService>(MAIL_QUEUE_MODULE);
  for (const [kind, mailKind] of Object.entries(mailKinds)) {
    if (mailKind.event === event.name) await queue.queue(kind, [event.data.id]);
  }
  // Not awaited: a slow mail server must not delay other events.
  void sendMails(container);
}

export const config: SubscriberConfig = {
  event: [...new Set(Object.values(mailKinds).map(({ event }) => event))],
  context: { subscriberId: "send-mails" },
};
