/**
 * Lists the files that the built backend can load, one per line, from the project's folder: the
 * part of node_modules that an image needs. The rest is for the build and the browser.
 *
 * Medusa loads many files by name, without an import. So the imports of all its server packages are
 * traced, not only the backend's.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { readCommandLine } from "../adapters/operations/command-line.mjs";

readCommandLine({
  usage: `
npm run needed-files -w commerce

Lists the files that the built backend can load, one a line.`,
});

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(project, "commerce/.medusa/server");
const packages = join(project, "node_modules/@medusajs");

/** They load their own files by names that they compose, so all of them are needed. */
const looksForItself = ["pdfkit/js"];

/**
 * Proprietary by their licences. The backend starts without them, and no image may contain them.
 */
const proprietary = ["auth-oidc", "rbac"];

/** These run in the browser or during the build. */
const ofTheBuild = ["admin-sdk", "admin-shared", "dashboard", "icons", "js-sdk", "ui"];
const toolsOfTheBuild = ["@esbuild/*", "@rolldown/*", "@rollup/*", "@swc/core*", "esbuild"];
toolsOfTheBuild.push("lightningcss*", "rolldown", "rollup", "typescript", "vite");

function scripts(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:c?js|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/__(?:tests|mocks|fixtures)__|\/(?:admin|public|node_modules)\//.test(
          file.slice(folder.length),
        ),
    );
}

const serverPackages = readdirSync(packages).filter(
  (name) => !ofTheBuild.includes(name) && !proprietary.includes(name),
);
const entries = serverPackages.flatMap((name) =>
  ["dist", ".medusa/server"].flatMap((part) => {
    try {
      return scripts(join(packages, name, part));
    } catch (error) {
      if (error.code === "ENOENT") return [];
      throw error;
    }
  }),
);

const { fileList } = await nodeFileTrace(
  [
    ...entries,
    ...scripts(server),
    ...looksForItself.flatMap((name) => scripts(join(project, "node_modules", name))),
    join(packages, "cli/cli.js"),
  ],
  {
    base: project,
    processCwd: server,
    // Node 22 uses this condition, also for require().
    conditions: ["node", "module-sync"],
    ignore: [
      ...[...ofTheBuild.slice(2), ...proprietary].map((name) => `@medusajs/${name}`),
      ...toolsOfTheBuild,
    ].map((name) => `node_modules/${name}/**`),
  },
);
const needed = [...fileList].filter((file) => /^(?:commerce\/)?node_modules\//.test(file)).sort();
process.stdout.write(`${needed.join("\n")}\n`);
