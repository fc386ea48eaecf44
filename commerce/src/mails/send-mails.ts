import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { environment } from "../environment";
import { shopUrlIn } from "../languages";
import type { MailHeaders } from "../modules/mail-provider/message";
import { MAIL_QUEUE_MODULE } from "../modules/mail-queue";
import type MailQueueModuleService from "../modules/mail-queue/service";
import type { DueMail, TryResult } from "../modules/mail-queue/service";
import { htmlOf } from "./email-html";
import { textOf } from "./email-text";
import { mailKinds } from "./mail-kinds";
import { shopName } from "./shop-mailbox";

const { mail, storefrontUrl } = environment();

/** So many emails are sent at the same time. */
const atOnce = 5;

let lastRound: Promise<void> = Promise.resolve();

/**
 * Sends every due email, in rounds. Never throws: an email that could not be sent is logged and
 * stays in the queue.
 */
export function sendMails(container: MedusaContainer): Promise<void> {
  lastRound = lastRound.then(() => sendDueMails(container));
  return lastRound;
}

async function sendDueMails(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  try {
    const queue = container.resolve<MailQueueModuleService>(MAIL_QUEUE_MODULE);
    for (;;) {
      const due = await queue.takeDue(atOnce);
      if (due.length === 0) return;
      await Promise.all(due.map((one) => send(container, queue, logger, one)));
    }
  } catch (error) {
    logger.error("The mail queue could not be processed. A later run tries again.", error as Error);
  }
}

async function send(
  container: MedusaContainer,
  queue: MailQueueModuleService,
  logger: Logger,
  due: DueMail,
): Promise<void> {
  const what = `Mail ${due.kind} about ${due.resource_id}`;
  const result = await tryToSend(container, due);
  const isGivenUp = await queue.reportTry(due, result);
  const { problem } = result;
  if (problem === undefined) return;
  if (isGivenUp) logger.error(`${what} is given up after try ${due.tries}: ${problem}`);
  else logger.warn(`${what} could not be sent, try ${due.tries}: ${problem}`);
}

async function tryToSend(
  container: MedusaContainer,
  { id, kind, resource_id, tries }: DueMail,
): Promise<TryResult> {
  try {
    const mailKind = mailKinds[kind];
    if (!mailKind) return { problem: "This version of the shop has no such kind of email." };
    const addressed = await mailKind.write(container, resource_id);
    if (!addressed) return { value: "needless" };
    const { to, replyTo, language, message } = addressed;
    const header = {
      language,
      shopName,
      shopUrl: shopUrlIn(storefrontUrl, language),
    };
    const headers: MailHeaders = { reply_to: replyTo, message_id: messageId(id) };
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to,
      channel: "email",
      template: kind,
      trigger_type: mailKind.event,
      resource_type: mailKind.resourceType,
      resource_id,
      // The module sends nothing twice with one key, not even after a failure.
      idempotency_key: `${kind}:${resource_id}:${tries}`,
      provider_data: { ...headers },
      content: {
        subject: message.subject,
        text: textOf(message, header),
        html: htmlOf(message, header),
      },
    });
    return { value: "sent" };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function messageId(mailId: string): string {
  const domain = mail.from.replace(/^.*@/, "").replace(/>$/, "");
  return `<${mailId}@${domain}>`;
}
