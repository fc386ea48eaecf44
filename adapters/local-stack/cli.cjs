// @ts-check
/*
 * What `npm start`, `npm run dev`, `npm run check` and `npm test` run first, when nothing is installed yet.
 * A Node that is too old for the rest must still be able to read it: no syntax newer than ES2017.
 */
"use strict";

const childProcess = require("child_process");
const path = require("path");

const projectDir = path.resolve(__dirname, "../..");
const leastMajor = 20;
const leastMinor = 19;

const commands = ["start", "dev", "check", "test"];
/** What each command takes. @type {Record<string, string[]>} */
const options = { start: ["--reset"], dev: ["--reset"], check: [], test: [] };
const usage = `npm start [-- --reset]      the shop as it is built, on this machine
npm run dev [-- --reset]    the shop, compiled again whenever its sources change
npm run check               format and lint, types, dead code, unit tests: the everyday loop
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

/** Installs what is missing; ends the process where it cannot, or is told to. */
async function installWhatIsMissing() {
  // Not before Node is known to be new enough for them.
  const { InstallError, install, stopInstalling } = require("./install.cjs");
  const { createProgress } = require("./progress.cjs");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stopInstalling);
  try {
    await install({ projectDir, progress: createProgress(process.stdout), env: process.env });
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    giveUp(error.message);
  }
  for (const signal of signals) process.off(signal, stopInstalling);
}

function run() {
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
}

checkNode();
checkCommand();
installWhatIsMissing().then(run);
