import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Environment, environment } from "./environment";
import { demoSteps } from "./seed/demo/demo-steps";
import { productionSteps } from "./seed/production-steps";
import type { SeedContext, SeedStep } from "./seed/seed-step";

/**
 * Seeds a migrated database: what every shop needs, and the demonstration where SHOP_ENVIRONMENT is
 * `demo`. What is there already stays as it is, so a second run changes nothing; one that was cut off
 * goes on where it stopped.
 */
export default async function seedShop({ container }: ExecArgs): Promise<void> {
  const known = environment();
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  let isNew = false;
  const context: SeedContext = {
    container,
    environment: known,
    salesChannelId: "",
    isIndexOutdated: false,
    made: (what) => {
      isNew = true;
      logger.info(`Seed: made ${what}`);
    },
  };
  for (const { name, run } of seedSteps(known)) {
    logger.info(`Seed: ${name}`);
    await run(context);
  }
  logger.info(isNew ? "Seed: the shop is complete" : "Seed: everything is there");
}

/** The steps of a seeding, in their order. */
export function seedSteps({ shop }: Pick<Environment, "shop">): SeedStep[] {
  return shop === "demo" ? [...productionSteps, ...demoSteps] : productionSteps;
}
