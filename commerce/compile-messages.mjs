import { join } from "node:path";
import { compileMessages } from "./messages/compile.mjs";

/* Compiles the message catalogues (`messages/`) for the backend into `messages/dist/`. */

await compileMessages({
  outdir: join(import.meta.dirname, "messages/dist"),
  unfinished: join(import.meta.dirname, `.cache/messages-${process.pid}`),
  // Each call names its language. A call that forgets it throws.
  options: { strategy: ["globalVariable"], outputStructure: "locale-modules" },
});
