import type { MedusaContainer } from "@medusajs/framework/types";
import type { Environment } from "../environment";

/** What the steps of a seeding share. */
export interface SeedContext {
  container: MedusaContainer;
  environment: Environment;
  /** The shop's one sales channel, once the first step has found or made it. */
  salesChannelId: string;
  /** Whether a step has changed what the catalogue index shows. */
  isIndexOutdated: boolean;
  /** Tells the log what a step has made, such as "215 products". */
  made(what: string): void;
}

/** A step of a seeding. Running it again changes nothing, and completes what was cut off. */
export interface SeedStep {
  /** What it is about, for the log. */
  name: string;
  /** @throws Error where it cannot be done; the seeding ends there */
  run(context: SeedContext): Promise<void>;
}
