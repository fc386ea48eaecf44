import { type Plugin, runnerImport } from "vite";
import languages from "../commerce/messages/settings.json" with { type: "json" };

const byLanguage = /\/catalogue-schema\/src\/labels\/(?:shop|form)-labels\.ts$/;

/**
 * Leaves one language in the browser's build of the attributes' labels, as values: the labels of the
 * other languages and what puts them together are not downloaded. The build is done once per
 * language: `build.mjs`. A language without labels of its own has those of the main language.
 */
export function labelsOfOneLanguage(language: string): Plugin {
  return {
    name: "labels-of-one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: byLanguage },
      async handler(id) {
        const { module } = await runnerImport<Record<string, Record<string, unknown>>>(id);
        return Object.entries(module)
          .map(([name, { [language]: labels, [languages.baseLocale]: mainLabels }]) => {
            const shown = { [language]: labels ?? mainLabels };
            return `export const ${name} = ${JSON.stringify(shown)};`;
          })
          .join("\n");
      },
    },
  };
}
