import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { signalChild, startChild } from "@chemical-ink/local-stack/child";
import { lastLinesOf } from "@chemical-ink/local-stack/log-file";
import { backendService } from "@chemical-ink/local-stack/services";
import { freePort } from "./free-port.ts";
import type { RunningShop } from "./running-shop.ts";

/** A second backend, which a test can kill without effect on the shop's own one. */
export interface SecondBackend {
  url: string;
  /** Kills it, as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again at the same URL; resolves when it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a second backend on the data of a running shop. It only answers calls: the first backend
 * handles events and jobs.
 *
 * @param postgresPort the port of the database or of a proxy; by default the shop's database
 * @throws Error with the last lines of its log, where it does not start
 */
export async function startSecondBackend(
  shop: RunningShop,
  { postgresPort = portOf(shop.databaseUrl) } = {},
): Promise<SecondBackend> {
  const commerce = await freePort();
  const ports = {
    commerce,
    storefront: portOf(shop.storefrontUrl),
    productApi: portOf(shop.productApiUrl),
    identity: portOf(shop.identityUrl),
    postgres: postgresPort,
  };
  const service = backendService({ dataDir: shop.dataDir, ports }, "built");
  const definition = {
    ...service,
    env: { ...service.env, MEDUSA_WORKER_MODE: "server", LOG_LEVEL: "warn" },
    logFile: join(shop.dataDir, "logs/second-backend.log"),
  };
  const url = `http://127.0.0.1:${commerce}`;
  let child = startChild(definition);

  async function waitUntilHealthy(): Promise<void> {
    while (!(await answers(`${url}/health`))) {
      if (child.exitCode !== null) {
        throw new Error(
          `The second backend did not start.\n${await lastLinesOf(definition.logFile)}`,
        );
      }
      await wait(50);
    }
  }

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    signalChild(child, signal);
    await ended;
  }

  await waitUntilHealthy();
  return {
    url,
    kill: () => end("SIGKILL"),
    async restart() {
      child = startChild(definition);
      await waitUntilHealthy();
    },
    stop: () => end("SIGTERM"),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
