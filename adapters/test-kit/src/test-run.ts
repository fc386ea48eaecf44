import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildShop } from "@chemical-ink/local-stack/builds";
import { CommandError } from "@chemical-ink/local-stack/command";
import { CannotStartError } from "@chemical-ink/local-stack/local-shop-lock";
import { terminalProgress } from "@chemical-ink/local-stack/progress";
import { ServiceError } from "@chemical-ink/local-stack/service";
import { projectDir, type Settings } from "@chemical-ink/local-stack/settings";
import { findOrInstallBrowser, NoBrowserError } from "./find-browser.ts";
import { seedTestShops, testedPreviewLanguages, testSettings } from "./test-shop.ts";

const require = createRequire(import.meta.url);
const reportDir = join(projectDir, ".local/test-reports");

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

/** A command that passes or fails. */
interface Check {
  name: string;
  program: string;
  args: string[];
}

const checks: Check[] = [
  { name: "format and lint", program: "npm", args: ["run", "--silent", "lint"] },
  ...[
    "commerce",
    "adapters/product-api",
    "adapters/local-stack",
    "adapters/test-kit",
    "storefront",
  ].map(
    (workspace): Check => ({
      name: `types of ${workspace}`,
      program: "npm",
      args: ["run", "--silent", "types", "-w", workspace],
    }),
  ),
  { name: "dead code", program: "npm", args: ["run", "--silent", "dead-code"] },
];

/** Runs the checks and the unit tests, which need no shop. Prints the sum in one line and exits. */
export async function check(): Promise<never> {
  emptyReports();
  console.log("\nChecks");
  const outcomes = await runChecks();
  console.log("\nUnit tests");
  finish([...outcomes, await runVitest(["unit"])]);
}

/** Runs all checks and tests. Prints the sum in one line and exits. */
export async function test(): Promise<never> {
  emptyReports();
  console.log("\nChecks");
  const outcomes = await runChecks();
  console.log("\nUnit and component tests; integration and end-to-end tests, against real shops");
  const [withoutShop, withShops] = await Promise.all([
    // One worker: the other tests need the processors too, but often wait for a browser or a backend.
    runVitest(["unit", "component"], { args: ["--maxWorkers=1"] }),
    runWithShops(),
  ]);
  finish([...outcomes, withoutShop, ...withShops]);
}

function emptyReports(): void {
  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
}

function finish(outcomes: Outcome[]): never {
  const sum = (of: (outcome: Outcome) => number) => outcomes.map(of).reduce((a, b) => a + b, 0);
  const failed = sum((outcome) => outcome.failed);
  const skipped = sum((outcome) => outcome.skipped);
  console.log(
    `\n${sum((outcome) => outcome.passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  );
  process.exit(failed ? 1 : 0);
}

/** Runs two checks at a time: each uses one processor. */
async function runChecks(): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(await runCheck(next));
    }
  };
  await Promise.all([runNext(), runNext()]);
  return outcomes;
}

async function runCheck({ name, program, args }: Check): Promise<Outcome> {
  const options = {
    cwd: projectDir,
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  };
  const problem = await promisify(execFile)(program, args, options).then(
    () => undefined,
    // The error's message includes stderr.
    (error: Error & { stdout?: string }) => `${error.stdout ?? ""}${error.message}`,
  );
  console.log(`  ${problem === undefined ? "✓" : "✗"}  ${name}`);
  if (problem === undefined) return { passed: 1, failed: 0, skipped: 0 };
  console.log(problem);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** Runs the projects that need a shop in parallel, each with its own shop. */
async function runWithShops(): Promise<Outcome[]> {
  let browser: string;
  // The storefront is first: the URLs of pictures are those of the seeded shop.
  const projects = ["storefront", "backend"];
  const [first = "", ...others] = projects.map((name) => join(projectDir, ".local/test", name));
  let seeded: Settings[];
  try {
    browser = findOrInstallBrowser();
    process.env.PREVIEW_LANGUAGES = testedPreviewLanguages;
    await buildShop(await testSettings(join(reportDir, "builds")), reportDir, terminalProgress);
    seeded = await seedTestShops(first, others);
  } catch (error) {
    const expected = [NoBrowserError, CommandError, CannotStartError, ServiceError];
    if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
    console.error(`\n${error.message}\n`);
    return [{ passed: 0, failed: 1, skipped: 0 }];
  }
  return Promise.all(
    projects.map((project, index) =>
      runVitest([project], {
        env: { CHROMIUM_PATH: browser, SEEDED_SHOP: JSON.stringify(seeded[index]) },
      }),
    ),
  );
}

/** Runs projects of vitest.config.ts and counts their tests in Vitest's report. */
async function runVitest(
  projects: string[],
  { env = {}, args = [] }: { env?: NodeJS.ProcessEnv; args?: string[] } = {},
): Promise<Outcome> {
  const reportFile = join(reportDir, `${projects.join("-")}.json`);
  const vitest = join(dirname(require.resolve("vitest/package.json")), "vitest.mjs");
  const run = spawn(
    process.execPath,
    [
      vitest,
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    // Pipes and not the terminal: two runs with the terminal would overwrite each other's lines.
    { cwd: projectDir, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } },
  );
  // The terminal sends Ctrl-C to Vitest too, so this process waits until Vitest has stopped its shop.
  const forward = () => run.kill("SIGTERM");
  process.on("SIGINT", ignore).on("SIGTERM", forward);
  run.stdout.pipe(process.stdout, { end: false });
  run.stderr.pipe(process.stderr, { end: false });
  const [code] = (await once(run, "close")) as [number | null];
  process.off("SIGINT", ignore).off("SIGTERM", forward);
  return countTests(code, reportFile);
}

function ignore(): void {}

function countTests(code: number | null, reportFile: string): Outcome {
  let report: {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  };
  try {
    report = JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that cannot be loaded, or an error outside of a test, fails the run without a failed test.
  const failedOutsideTests = code !== 0 && numFailedTests === 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedOutsideTests,
    skipped: numPendingTests + numTodoTests,
  };
}
