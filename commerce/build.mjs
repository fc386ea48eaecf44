/**
 * Builds the backend into .medusa/server: what it runs, and the admin that browsers get from it. It
 * stands for `medusa build`, whose two halves cannot be had one by one: migrating and seeding need the
 * server only, which is there twenty seconds before the admin. TypeScript 7 compiles it in a fifth of
 * the processor time, to the same code; its types are checked, an error fails the build.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommandLine, refuse } from "../adapters/operations/command-line.mjs";

const { positionals } = readCommandLine({
  usage: `
npm run build -w commerce [-- server|admin]

Builds the backend: the server, the admin, or both when nothing is said.`,
  maxPositionals: 1,
});
const folder = import.meta.dirname;
const output = join(folder, ".medusa/server");
const seedData = "src/seed/demo/data";
const require = createRequire(import.meta.url);

/** @returns {boolean} whether it succeeded */
function buildServer() {
  mkdirSync(output, { recursive: true });
  // What was compiled from sources that are gone would be loaded still. The admin is not the server's.
  for (const name of readdirSync(output)) {
    if (name !== "public") rmSync(join(output, name), { recursive: true });
  }
  const tsc = join(folder, "../node_modules/typescript-native/bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "--inlineSourceMap"], {
    cwd: folder,
    stdio: "inherit",
  });
  copyFileSync(join(folder, "package.json"), join(output, "package.json"));
  // What seeding reads beside the code.
  cpSync(join(folder, seedData), join(output, seedData), { recursive: true });
  return status === 0;
}

/** @returns {Promise<boolean>} whether it succeeded */
async function buildAdmin() {
  // Medusa reads its configuration, which is TypeScript, as its own command line does.
  require("ts-node").register({});
  const { Compiler } = require("@medusajs/framework/build-tools");
  const ofMedusa = createRequire(require.resolve("@medusajs/medusa/package.json"));
  const bundler = await import(pathToFileURL(ofMedusa.resolve("@medusajs/admin-bundler")).href);
  process.chdir(folder);
  const compiler = new Compiler(folder, console);
  const tsConfig = await compiler.loadTSConfigFile();
  return Boolean(tsConfig) && compiler.buildAppFrontend(false, tsConfig, bundler);
}

const parts = { server: buildServer, admin: buildAdmin };
const [name] = positionals;
if (name !== undefined && !Object.hasOwn(parts, name)) {
  refuse(`There is no part "${name}"; there are ${Object.keys(parts).join(", ")}.`);
}
for (const build of name ? [parts[name]] : Object.values(parts)) {
  if (!(await build())) process.exit(1);
}
// Vite leaves watchers behind.
process.exit(0);
