import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessages } from "../commerce/messages/compile.mjs";
import { pseudoLocale } from "../commerce/messages/pseudo-locale.mjs";

/*
 * Compiles the message catalogues (`commerce/messages/`) into `app/paraglide/`. With preview languages,
 * the result is in a folder of its own, so that it meets no other command.
 */

const here = dirname(fileURLToPath(import.meta.url));
/** The languages with unfinished texts that this build includes. */
export const previewLanguages = (process.env.PREVIEW_LANGUAGES ?? "").split(",").filter(Boolean);
if (previewLanguages.includes(pseudoLocale) && process.env.VITE_FIREBASE_CONFIG) {
  throw new Error(`The language "${pseudoLocale}" is for tests, not for production.`);
}

/** The folder of the compiled messages. */
export const outdir = join(
  here,
  previewLanguages.length ? `.cache/paraglide-${previewLanguages.join("-")}` : "app/paraglide",
);

/** The main language, and all languages of this build, with the preview languages. */
export const { baseLocale, locales } = await compileMessages({
  outdir,
  unfinished: join(here, `.cache/messages-${process.pid}`),
  // The shop knows the language of a request itself: `app/language/language.ts`.
  options: { strategy: ["globalVariable", "baseLocale"] },
  previewLanguages,
});
