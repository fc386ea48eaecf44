import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { readShopSettings } from "../shop-settings";

/** Reads the settings that all products of the shop share. */
export const readShopSettingsStep = createStep(
  "read-shop-settings",
  async (_input: undefined, { container }) => new StepResponse(await readShopSettings(container)),
);
