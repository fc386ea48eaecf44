/** `npm run write-limits` writes all limits and cache times into LIMITS.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { limitsPage } from "./limits-page.ts";

readCommandLine({
  usage: `
npm run write-limits

Writes all limits and cache times into LIMITS.md.`,
});
writeFileSync(join(import.meta.dirname, "LIMITS.md"), limitsPage());
