import type { MedusaContainer } from "@medusajs/framework/types";
import { serviceLimits } from "../limits";
import { pingDatabase } from "../medusa-internals/database";
import { waitingMigrations } from "../medusa-internals/migrations";
import { redisForQuestions } from "./redis";

/** Whether the backend can work, and what prevents it. */
export interface Readiness {
  status: "ready" | "not-ready";
  /** `redis` only where the shop has one. */
  dependencies: { database: State; migrations: State; redis?: State };
}

type State = "up" | "down";

/** Checks the backend's dependencies. */
export async function readiness(container: MedusaContainer): Promise<Readiness> {
  const redis = redisForQuestions();
  const [database, migrations, redisState] = await Promise.all([
    state(() => pingDatabase(container)),
    state(() => checkMigrations(container)),
    redis && state(() => redis.ping()),
  ]);
  const dependencies = { database, migrations, ...(redisState && { redis: redisState }) };
  const isReady = Object.values(dependencies).every((one) => one === "up");
  return { status: isReady ? "ready" : "not-ready", dependencies };
}

let areMigrationsRun = false;

/** Checks only until it succeeds: migrations are not undone while a process runs. */
async function checkMigrations(container: MedusaContainer): Promise<void> {
  if (areMigrationsRun) return;
  const waiting = await waitingMigrations(container);
  if (waiting.length > 0) throw new Error(`The database has not seen ${waiting.join(", ")}.`);
  areMigrationsRun = true;
}

async function state(ask: () => Promise<unknown>): Promise<State> {
  let timeout: NodeJS.Timeout | undefined;
  const tooLate = new Promise<State>((resolve) => {
    timeout = setTimeout(resolve, serviceLimits.readinessMs, "down");
  });
  try {
    return await Promise.race([ask().then((): State => "up"), tooLate]);
  } catch {
    // The caller who needs the dependency logs the reason.
    return "down";
  } finally {
    clearTimeout(timeout);
  }
}
