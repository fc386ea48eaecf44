import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessages } from "../commerce/messages/compile.mjs";

/* Compiles the message catalogues (`commerce/messages/`) into `app/paraglide/`. */

const here = dirname(fileURLToPath(import.meta.url));
await compileMessages({
  outdir: join(here, "app/paraglide"),
  unfinished: join(here, `.cache/messages-${process.pid}`),
  // The shop knows the language of a request itself: `app/language/language.ts`.
  options: { strategy: ["globalVariable", "baseLocale"] },
});
