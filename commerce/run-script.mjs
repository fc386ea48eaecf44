/**
 * Runs a script of the built backend: `node run-script.mjs invite-merchandiser <address>`. Wrong
 * arguments are refused before the backend starts.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readCommandLine, refuse } from "../adapters/operations/command-line.mjs";

/** By name: its help, and the argument that it needs. */
const scripts = {
  "invite-merchandiser": {
    usage: `
npm run invite-merchandiser -w commerce -- mira@example.com

Makes whoever has a verified account with this address a merchandiser, from the next sign-in on.`,
    needs: "Give one e-mail address, such as mira@example.com.",
  },
  "remove-merchandiser": {
    usage: `
npm run remove-merchandiser -w commerce -- mira@example.com

Takes the merchandiser's rights from an address at once. The account stays, as a shopper's.`,
    needs: "Give one e-mail address, such as mira@example.com.",
  },
  "duplicate-accounts": {
    usage: `
npm run duplicate-accounts -w commerce

Lists the customer accounts that an older version let share one e-mail address.`,
  },
  "seed-shop": {
    usage: `
npm run seed-shop -w commerce

Seeds the migrated database: what every shop needs, and where SHOP_ENVIRONMENT is "demo" the
demonstration. What is there already stays as it is.`,
  },
  "rebuild-catalogue": {
    usage: `
npm run rebuild-catalogue -w commerce

Builds the catalogue index anew while the one that is there serves, and puts it in its place.`,
  },
};

const [name = "", ...args] = process.argv.slice(2);
const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
if (!script) refuse(`There is no script "${name}"; there are ${Object.keys(scripts).join(", ")}.`);
const { positionals } = readCommandLine({ ...script, maxPositionals: script.needs ? 1 : 0 }, args);
if (script.needs && positionals.length === 0) refuse(script.needs);

const cli = join(
  dirname(createRequire(import.meta.url).resolve("@medusajs/cli/package.json")),
  "cli.js",
);
const { status } = spawnSync(process.execPath, [cli, "exec", `./src/${name}.js`, ...positionals], {
  cwd: join(import.meta.dirname, ".medusa/server"),
  stdio: "inherit",
});
process.exit(status ?? 1);
