/**
 * The licences of the shop's dependencies, from the lockfile. `npm run licences` prints them and ends
 * with 1 where one is not allowed. Needs no network and no packages.
 */
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { pathToFileURL } from "node:url";
import { readCommandLine } from "./command-line.mjs";

/** Licences with the usual conditions only: name the authors, keep the licence text. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Proprietary: its use requires a contract with MedusaJS, Inc. */
const enterprise = "LicenseRef-Medusa-Enterprise";

/** Licences with more conditions, and why they are acceptable. Names may end with `*`. */
const exceptions = [
  { licence: "MPL-2.0", name: "*", why: "unchanged separate files, whose source is on npm" },
  {
    licence: "LGPL-3.0-or-later",
    name: "@img/sharp-*",
    why: "a separate library that can be replaced",
  },
  {
    licence: enterprise,
    name: "@medusajs/auth-oidc",
    why: "proprietary: npm installs it with Medusa; the shop does not load it, and its image excludes it",
  },
  {
    licence: enterprise,
    name: "@medusajs/rbac",
    why: "proprietary: npm installs it with Medusa; the shop does not load it, and its image excludes it",
  },
  ...[
    "core-flows",
    "dashboard",
    "framework",
    "js-sdk",
    "link-modules",
    "medusa",
    "types",
    "utils",
  ].map((name) => ({
    licence: enterprise,
    name: `@medusajs/${name}`,
    why: "MIT except its Enterprise Edition parts, which are proprietary: the shop disables them",
  })),
  { licence: "CC-BY-4.0", name: "caniuse-lite", why: "data of the build, not part of the shop" },
];

/**
 * The licences of packages without one in the lockfile, read from their LICENSE files.
 *
 * @type {Record<string, string>}
 */
const licenceFiles = {
  "@medusajs/admin-bundler": "MIT",
  "@medusajs/admin-sdk": "MIT",
  "@medusajs/admin-shared": "MIT",
  "@medusajs/admin-vite-plugin": "MIT",
  "@medusajs/auth-oidc": enterprise,
  "@medusajs/core-flows": `MIT AND ${enterprise}`,
  "@medusajs/dashboard": `MIT AND ${enterprise}`,
  "@medusajs/framework": `MIT AND ${enterprise}`,
  "@medusajs/js-sdk": `MIT AND ${enterprise}`,
  "@medusajs/link-modules": `MIT AND ${enterprise}`,
  "@medusajs/medusa": `MIT AND ${enterprise}`,
  "@medusajs/rbac": enterprise,
  "@medusajs/types": `MIT AND ${enterprise}`,
  "@medusajs/utils": `MIT AND ${enterprise}`,
  "@inlang/plugin-message-format": "MIT",
  busboy: "MIT",
  "connect-dynamodb": "MIT",
  "deep-freeze": "CC0-1.0",
  fuzzy: "MIT",
  limiter: "MIT",
  "parent-require": "MIT",
  "png-js": "MIT",
  "sqlite-wasm-kysely": "MIT",
  streamsearch: "MIT",
  "url-template": "BSD-3-Clause",
  "valid-url": "MIT",
};

/**
 * Every package of a lockfile with its licence, by name.
 *
 * @param {{ packages: Record<string, { version?: string, license?: string, link?: boolean }> }} lockfile
 * @returns {{ name: string, version: string, licence: string, note?: string, problem?: string }[]}
 */
export function licencesOf({ packages }) {
  const found = new Map();
  for (const [path, { version = "", license, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf("node_modules/");
    if (at < 0 || link) continue;
    const name = path.slice(at + "node_modules/".length);
    const licence = licenceFiles[name] ?? license ?? "unknown";
    const note = exceptionsOf(licence, name)
      .map(({ why }) => why)
      .join("; ");
    const problem = isAllowed(licence, name) ? undefined : `${licence} is not allowed`;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence,
      ...(note && { note }),
      ...(problem && { problem }),
    });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * Of `A OR B` one is enough; `A AND B` needs both.
 *
 * @param {string} licence
 * @param {string} name
 */
function isAllowed(licence, name) {
  const choices = licence.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((one) => isOneAllowed(one, name)));
}

/**
 * @param {string} licence
 * @param {string} name
 */
function isOneAllowed(licence, name) {
  return allowed.has(licence) || exceptionsOf(licence, name).length > 0;
}

/**
 * The exceptions of a package for a licence or for one of several.
 *
 * @param {string} licence
 * @param {string} name
 */
function exceptionsOf(licence, name) {
  const named = licence.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  return exceptions.filter(
    (exception) =>
      named.includes(exception.licence) &&
      (exception.name.endsWith("*")
        ? name.startsWith(exception.name.slice(0, -1))
        : name === exception.name),
  );
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  readCommandLine({
    usage: `
npm run licences

Prints each dependency with its version and licence. Ends with 1 where a licence is not allowed.`,
  });
  const lockfile = new URL("../../package-lock.json", import.meta.url);
  const licences = licencesOf(JSON.parse(readFileSync(lockfile, "utf8")));
  for (const { name, version, licence, note } of licences) {
    console.log([name, version, licence, ...(note ? [note] : [])].join("\t"));
  }
  const problems = licences.filter(({ problem }) => problem);
  for (const { name, problem } of problems) console.error(`${name}: ${problem}`);
  exit(problems.length > 0 ? 1 : 0);
}
