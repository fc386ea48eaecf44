import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { builtBackend, medusa } from "@chemical-ink/test-kit/backend-process";
import { Client } from "@medusajs/framework/pg";
import { expect, inject } from "vitest";

const shop = inject("shop");

/** The timeout of a script, ms. */
const endsWithinMs = 300_000;

/** Runs a script of the built backend in another process, on the shop's database. */
export function runScript(
  script: string,
  environment: Record<string, string>,
  args: string[] = [],
) {
  return runMedusa(["exec", script, ...args], environment);
}

/**
 * Runs a script that kills its own process; resolves when that is dead.
 *
 * @throws AssertionError if the script ends in another way
 */
export async function runUntilKilled(script: string, args: string[]): Promise<void> {
  const path = resolve(import.meta.dirname, script);
  const failure = await runScript(path, { SHOP_ENVIRONMENT: "demo" }, args).then(
    () => undefined,
    (error: { signal?: string; killed?: boolean }) => error,
  );
  // `killed` says that it took too long and was killed from here.
  expect(failure).toMatchObject({ signal: "SIGKILL", killed: false });
}

/** Runs Medusa's command line on the built backend, on the shop's database. */
export function runMedusa(args: string[], environment: Record<string, string>) {
  return promisify(execFile)(process.execPath, [medusa, ...args], {
    cwd: builtBackend,
    timeout: endsWithinMs,
    killSignal: "SIGKILL",
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: shop.databaseUrl, ...environment },
  });
}

/**
 * Runs a workflow with each of the inputs at once, in another process.
 *
 * @throws Error where one of them fails
 */
export async function runWorkflow(id: string, inputs: unknown[]): Promise<void> {
  const script = resolve(import.meta.dirname, "run-workflow.mjs");
  await runScript(script, { SHOP_ENVIRONMENT: "demo" }, [id, JSON.stringify(inputs)]);
}

/** Runs a scheduled job once, in another process. */
export async function runJob(name: string): Promise<void> {
  const script = resolve(import.meta.dirname, "run-job.mjs");
  const FILES_DIR = join(shop.dataDir, "files");
  await runScript(script, { SHOP_ENVIRONMENT: "demo", FILES_DIR }, [name]);
}

/** Runs a statement on the shop's database. */
export async function sql<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
