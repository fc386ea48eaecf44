import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Environment, environment } from "./environment";
import { demoSteps } from "./seed/demo/demo-steps";
import { productionSteps } from "./seed/production-steps";
import type { SeedContext, SeedStep } from "./seed/seed-step";

/**
 * Seeds a migrated database: the data of every shop, and the demonstration's where SHOP_ENVIRONMENT
 * is `demo`. Existing data stay, so a second run changes nothing, and completes an interrupted one.
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

export function seedSteps({ shop }: Pick<Environment, "shop">): SeedStep[] {
  return shop === "demo" ? [...productionSteps, ...demoSteps] : productionSteps;
}
