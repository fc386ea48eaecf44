import type { LoaderOptions } from "@medusajs/framework/types";

/** The module's options in `medusa-config.ts`. */
export interface MailQueueOptions {
  /** Where emails are sent, in words without secrets. */
  goTo: string;
}

/** Logs where emails are sent when the backend starts. */
export default async function logMailDestination({
  options,
  logger,
}: LoaderOptions<MailQueueOptions>): Promise<void> {
  if (options?.goTo) logger?.info(`Mails go to ${options.goTo}`);
}
