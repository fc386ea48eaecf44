import { asValue } from "@medusajs/framework/awilix";
import type { IFileModuleService, MedusaContainer, Query } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { disarmFormula } from "../catalogue-file/cell";

/**
 * A container for Medusa's export steps, in which texts are escaped against formulas. The steps
 * themselves would remove the first characters of such a text, such as the minus of "-20 °C". Rows
 * are written to the given file.
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

/** Escapes each text in the result of a query. Numbers and dates stay as they are. */
export function disarmTexts<Value>(value: Value): Value;
export function disarmTexts(value: unknown): unknown {
  if (typeof value === "string") return disarmFormula(value);
  if (Array.isArray(value)) return value.map((one) => disarmTexts(one));
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, disarmTexts(one)]));
}
