import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);

/** Usual paths of Chromium and browsers that are based on it. */
const knownPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** No browser was found, and none could be installed. */
export class NoBrowserError extends Error {}

/**
 * The path of a Chromium: CHROMIUM_PATH, or one of the system, or one that this function installs
 * (Playwright's, or else Debian's package).
 *
 * @throws NoBrowserError with a sentence that says what to do
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  console.log("No Chromium found; installing one for the browser tests.");
  const playwrightCli = join(dirname(require.resolve("playwright-core/package.json")), "cli.js");
  if (succeeds(process.execPath, [playwrightCli, "install", "chromium"])) {
    const downloaded = findBrowser();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0 && succeeds("apt-get", ["--version"])) {
    succeeds("apt-get", ["update", "-qq"]);
    succeeds("apt-get", ["install", "-y", "-qq", "chromium"]);
    const packaged = findBrowser();
    if (packaged) return packaged;
  }
  throw new NoBrowserError(
    "The browser tests need Chromium or Chrome, and none could be installed. Install one " +
      "(on Debian: sudo apt-get install chromium), or give its path: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const places = named ? [named] : [...knownPaths, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

function succeeds(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
