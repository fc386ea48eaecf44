import type { Plugin } from "vite";

/** What a compiled message asks to know the language that is shown. */
const findsLanguage = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m;

/**
 * Leaves one language in the browser's build: each compiled message (`app/paraglide/messages/`)
 * becomes the text of that language alone, and nothing is asked at run time. A visitor downloads
 * one language. The build is done once per language: `build.mjs`.
 */
export function messagesOfOneLanguage(language: string): Plugin {
  return {
    name: "messages-of-one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/paraglide[\w-]*\/messages\/\w+\.js$/ },
      handler(code, id) {
        const [, name] = /^export const (\w+) =/m.exec(code) ?? [];
        if (!name) {
          if (/^export \* from/m.test(code)) return null;
          return this.error(`${id} is not a compiled message as Paraglide 2.23 writes them.`);
        }
        const own = code.slice(0, code.indexOf(`export const ${name} =`));
        return {
          code: `${own.replace(findsLanguage, "")}\nexport const ${name} = ${language}_${name};\n`,
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
