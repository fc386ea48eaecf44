import type { LoaderOptions } from "@medusajs/framework/types";

/** What the module is told in `medusa-config.ts`. */
export interface MailQueueOptions {
  /** Where mails go, in words without anything secret. */
  goTo: string;
}

/** Says when the backend starts where its mails go. */
export default async function logMailDestination({
  options,
  logger,
}: LoaderOptions<MailQueueOptions>): Promise<void> {
  if (options?.goTo) logger?.info(`Mails go to ${options.goTo}`);
}
