import type { MedusaContainer } from "@medusajs/framework/types";
import type { Environment } from "../environment";

/** What the steps of a seeding share. */
export interface SeedContext {
  container: MedusaContainer;
  environment: Environment;
  /** The id of the sales channel, from the first step on. */
  salesChannelId: string;
  /** Whether a step has changed data of the catalogue index. */
  isIndexOutdated: boolean;
  /** Logs what a step has created, such as "215 products". */
  made(what: string): void;
}

/** A step of a seeding. Running it again changes nothing, or completes an interrupted run. */
export interface SeedStep {
  /** Its name in the log. */
  name: string;
  /** @throws Error where it fails, which ends the seeding */
  run(context: SeedContext): Promise<void>;
}
