import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { projectDir } from "../settings.ts";
import { findOrInstallBrowser, NoBrowserError } from "./find-browser.ts";

const require = createRequire(import.meta.url);
const reportDir = join(projectDir, ".local/test-reports");

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

/** A check that passes or fails as a whole. */
interface Check {
  name: string;
  program: string;
  args: string[];
}

const checks: Check[] = [
  { name: "format and lint", program: "npm", args: ["run", "--silent", "lint"] },
  ...["commerce", "adapters/product-api", "adapters/local-stack", "storefront"].map(
    (workspace): Check => ({
      name: `types of ${workspace}`,
      program: "npm",
      args: ["run", "--silent", "types", "-w", workspace],
    }),
  ),
  { name: "dead code", program: "npm", args: ["run", "--silent", "dead-code"] },
];

/** Runs every check and test there is, prints one line that adds all of it up, and exits. */
export async function test(): Promise<never> {
  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
  const outcomes: Outcome[] = [];

  console.log("\nChecks");
  for (const check of checks) outcomes.push(runCheck(check));
  console.log("\nUnit and component tests");
  outcomes.push(runVitest("alone", ["unit", "component"]));
  console.log("\nIntegration and end-to-end tests, against a real shop");
  outcomes.push(runAgainstShop());

  const sum = (of: (outcome: Outcome) => number) => outcomes.map(of).reduce((a, b) => a + b, 0);
  const failed = sum((outcome) => outcome.failed);
  const skipped = sum((outcome) => outcome.skipped);
  console.log(
    `\n${sum((outcome) => outcome.passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  );
  process.exit(failed ? 1 : 0);
}

function runCheck({ name, program, args }: Check): Outcome {
  const result = spawnSync(program, args, {
    cwd: projectDir,
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  const passed = result.status === 0;
  console.log(`  ${passed ? "✓" : "✗"}  ${name}`);
  if (!passed) console.log(`${result.stdout}${result.stderr}${result.error ?? ""}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function runAgainstShop(): Outcome {
  try {
    const browser = findOrInstallBrowser();
    return runVitest("shop", ["shop"], { CHROMIUM_PATH: browser });
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(`\n${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs projects of vitest.config.ts and counts their tests from vitest's own report. */
function runVitest(report: string, projects: string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const reportFile = join(reportDir, `${report}.json`);
  const vitest = join(dirname(require.resolve("vitest/package.json")), "vitest.mjs");
  const result = spawnSync(
    process.execPath,
    [
      vitest,
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: projectDir, stdio: "inherit", env: { ...process.env, ...env } },
  );
  return countTests(result, reportFile);
}

function countTests({ status }: SpawnSyncReturns<Buffer>, reportFile: string): Outcome {
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
  // A file that cannot be loaded, or an error outside a test, fails the run without a failed test.
  const failedOutsideTests = status !== 0 && numFailedTests === 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedOutsideTests,
    skipped: numPendingTests + numTodoTests,
  };
}
