import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { readShopSettings } from "../shop-settings";

/** Reads what every product of this shop has in common. */
export const readShopSettingsStep = createStep(
  "read-shop-settings",
  async (_input: undefined, { container }) => new StepResponse(await readShopSettings(container)),
);
