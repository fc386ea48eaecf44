import { type Plugin, runnerImport } from "vite";

const constants = /\/catalogue-schema\/src\/constants\/[\w-]+\.ts$/;

/**
 * Inlines the values of the catalogue schema's constants, so that a first visit loads neither the
 * attributes nor the code that derives the constants.
 */
export function schemaConstants(): Plugin {
  return {
    name: "schema-constants",
    apply: "build",
    async load(id) {
      if (!constants.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
