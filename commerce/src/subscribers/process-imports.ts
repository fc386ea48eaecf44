import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { IMPORT_WAITING, startWorkingOffImports } from "../catalogue-import/process-imports";

/** An import that waits is worked on at once. Other events do not wait for it: it takes minutes. */
export default async function workOffImportsAtOnce({ container }: SubscriberArgs): Promise<void> {
  startWorkingOffImports(container);
}

export const config: SubscriberConfig = {
  event: IMPORT_WAITING,
  context: { subscriberId: "process-imports" },
};
