import { asValue } from "@medusajs/framework/awilix";
import type { IFileModuleService, MedusaContainer, Query } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { disarmFormula } from "../catalogue-file/cell";

/**
 * The container that Medusa's own export steps run in. Their texts come disarmed: the steps
 * themselves cut off what begins like a formula, and with it the minus of "-20 °C". Their rows go to
 * the file that is given.
 */
export function spreadsheetContainer(
  container: MedusaContainer,
  files: Pick<IFileModuleService, "getUploadStream">,
): MedusaContainer {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const scope = container.createScope() as MedusaContainer;
  scope.register({
    [ContainerRegistrationKeys.QUERY]: asValue({
      graph: async (...args: Parameters<Query["graph"]>) => {
        const found = await query.graph(...args);
        return { ...found, data: disarmTexts(found.data) };
      },
    }),
    [Modules.FILE]: asValue(files),
  });
  return scope;
}

/** Disarms each text in what a query has found; numbers, dates and amounts stay as they are. */
export function disarmTexts<Value>(value: Value): Value;
export function disarmTexts(value: unknown): unknown {
  if (typeof value === "string") return disarmFormula(value);
  if (Array.isArray(value)) return value.map((one) => disarmTexts(one));
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, disarmTexts(one)]));
}
