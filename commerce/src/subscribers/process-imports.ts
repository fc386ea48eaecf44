import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { IMPORT_WAITING, startProcessingImports } from "../catalogue-import/process-imports";

/** Processes a waiting import at once, but does not wait for it: it takes minutes. */
export default async function startWaitingImports({ container }: SubscriberArgs): Promise<void> {
  startProcessingImports(container);
}

export const config: SubscriberConfig = {
  event: IMPORT_WAITING,
  context: { subscriberId: "process-imports" },
};
