import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Ports, Settings } from "./settings.ts";

/** Why the shop cannot start here, in a sentence that says what to do. */
export class CannotStartError extends Error {}

/** How long the parts of a shop that was killed may take to leave their ports, in milliseconds. */
const leftoversLeaveWithinMs = 20_000;

const portNames: Record<keyof Ports, { variable: string; listener: string }> = {
  storefront: { variable: "STOREFRONT_PORT", listener: "the storefront" },
  commerce: { variable: "COMMERCE_PORT", listener: "the engine" },
  productApi: { variable: "PRODUCT_API_PORT", listener: "the product API" },
  identity: { variable: "IDENTITY_PORT", listener: "the identity provider" },
  postgres: { variable: "POSTGRES_PORT", listener: "the database" },
};

/**
 * Makes sure that this process alone runs a shop in this data folder, and that its ports are free.
 * Gives the function that lets go of the folder again.
 *
 * @throws CannotStartError when another shop runs here, or a port is taken
 */
export async function takeDataFolder({ dataDir, ports }: Settings): Promise<() => void> {
  const lockFile = join(dataDir, "running.pid");
  mkdirSync(dataDir, { recursive: true });
  const earlier = readPid(lockFile);
  if (earlier !== undefined && isRunning(earlier)) {
    throw new CannotStartError(
      `The shop already runs from this folder (process ${earlier}). Stop it with Ctrl-C where it was ` +
        `started${process.platform === "win32" ? "" : `, or with: kill ${earlier}`}`,
    );
  }
  writeFileSync(lockFile, String(process.pid));
  const letGo = () => rmSync(lockFile, { force: true });
  try {
    // A shop that was killed leaves parts that notice it and go; they get the time for that.
    await untilPortsAreFree(ports, earlier === undefined ? 0 : leftoversLeaveWithinMs);
  } catch (error) {
    letGo();
    throw error;
  }
  return letGo;
}

async function untilPortsAreFree(ports: Ports, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (const [part, port] of Object.entries(ports) as [keyof Ports, number][]) {
    while (!(await isFree(port))) {
      if (Date.now() >= deadline) {
        const { variable, listener } = portNames[part];
        throw new CannotStartError(
          `Port ${port}, where ${listener} would listen, is taken by another program. ` +
            `Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
        );
      }
      await delay(200);
    }
  }
}

/** Whether nothing listens on the port, on any of the addresses that `localhost` can mean. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
