// @ts-check
/*
 * The entry point of `npm start`, `npm run dev`, `npm run check` and `npm test`. It runs before the
 * packages are installed. An old Node has to parse it too: no syntax newer than ES2017.
 */
"use strict";

const childProcess = require("child_process");
const path = require("path");

const projectDir = path.resolve(__dirname, "../..");
const minimumMajor = 20;
const minimumMinor = 19;

const commands = ["start", "dev", "check", "test"];
/** The options of each command. @type {Record<string, string[]>} */
const options = { start: ["--reset"], dev: ["--reset"], check: [], test: [] };
const usage = `npm start [-- --reset]      builds the shop and runs it on this machine
npm run dev [-- --reset]    runs the shop from its sources and reloads every change
npm run check               format and lint, types, dead code, unit tests
npm test                    all checks and tests

  --reset  deletes the local data first`;

/** @param {string} sentence @param {number} [status] @returns {never} */
function exitWithError(sentence, status) {
  console.error(`\n${sentence}\n`);
  process.exit(status || 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > minimumMajor || (major === minimumMajor && minor >= minimumMinor)) return;
  exitWithError(
    `The shop needs Node ${minimumMajor}.${minimumMinor} or newer; this is Node ${process.versions.node}.
Install a newer version from https://nodejs.org (or: nvm install 22), then run the command again.`,
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
    exitWithError(`Unknown command "${command}". The commands are: ${commands.join(", ")}.`, 2);
  }
  const unknown = given.slice(1).find((option) => !(options[command] || []).includes(option));
  if (unknown === undefined) return;
  exitWithError(`Unknown option "${unknown}". Run the command with --help to see its options.`, 2);
}

/** Installs missing packages. Ends the process where the installation fails or is stopped. */
async function installPackages() {
  // Loaded after the version check: these files need a new Node.
  const { InstallError, install, stopInstalling } = require("./install.cjs");
  const { createProgress } = require("./progress.cjs");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stopInstalling);
  try {
    await install({ projectDir, progress: createProgress(process.stdout), env: process.env });
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    exitWithError(error.message);
  }
  for (const signal of signals) process.off(signal, stopInstalling);
}

/** The program of a command: tests have a package of their own. */
function mainOf(/** @type {string | undefined} */ command) {
  const workspace = command === "test" || command === "check" ? "../test-kit" : ".";
  return path.join(__dirname, workspace, "src", "main.ts");
}

function run() {
  const child = childProcess.spawn(
    process.execPath,
    ["--import", "tsx", mainOf(process.argv[2])].concat(process.argv.slice(2)),
    { cwd: projectDir, stdio: "inherit" },
  );
  // The terminal sends Ctrl-C to the child too. Other signals reach this process only, so they are
  // forwarded.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code === null ? 1 : code));
}

checkNode();
checkCommand();
installPackages().then(run);
