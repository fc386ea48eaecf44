import { type Plugin, runnerImport } from "vite";

const byLanguage = /\/catalogue-schema\/src\/labels\/(?:shop|form)-labels\.ts$/;

/**
 * Leaves one language in the browser's build of the attributes' labels, as values: the labels of the
 * other languages and what puts them together are not downloaded. The build is done once per
 * language: `build.mjs`. A preview language without labels has the English ones.
 */
export function labelsOfOneLanguage(language: string, isPreview: boolean): Plugin {
  return {
    name: "labels-of-one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: byLanguage },
      async handler(id) {
        const { module } = await runnerImport<Record<string, Record<string, unknown>>>(id);
        return Object.entries(module)
          .map(([name, { [language]: own, en }]) => {
            const labels = own ?? (isPreview && en);
            if (!labels) return this.error(`${id} has no labels in the language "${language}".`);
            return `export const ${name} = ${JSON.stringify({ [language]: labels })};`;
          })
          .join("\n");
      },
    },
  };
}
