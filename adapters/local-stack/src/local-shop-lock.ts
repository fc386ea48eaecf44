import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Ports, Settings } from "./settings.ts";

/** The shop cannot start. The message is a sentence that says what to do. */
export class CannotStartError extends Error {}

/** Time for the processes of a killed shop to release their ports, in milliseconds. */
const orphanTimeoutMs = 20_000;

/** The longest path of a Unix socket that works on every system. */
const longestSocketPath = 100;

const portNames: Record<keyof Ports, { variable: string; listener: string }> = {
  storefront: { variable: "STOREFRONT_PORT", listener: "the storefront" },
  commerce: { variable: "COMMERCE_PORT", listener: "the backend" },
  productApi: { variable: "PRODUCT_API_PORT", listener: "the product API" },
  identity: { variable: "IDENTITY_PORT", listener: "the identity provider" },
  postgres: { variable: "POSTGRES_PORT", listener: "the database" },
};

/**
 * Locks the data folder for this process and checks that the shop's ports are free. Gives the function
 * that unlocks the folder.
 *
 * @throws CannotStartError where another shop runs in the folder, or a port is in use
 */
export async function lockDataFolder({ dataDir, ports }: Settings): Promise<() => void> {
  const { unlock, isStale } = await lockSocket(socketPath(dataDir));
  try {
    // The processes of a killed shop stop by themselves; this waits for them.
    await waitForFreePorts(ports, isStale ? orphanTimeoutMs : 0);
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

/**
 * The lock is a listening socket: the system closes it however this process ends. A file with a process
 * id is no safe lock, because the system gives the id of a killed process to another process.
 */
async function lockSocket(path: string): Promise<{ unlock: () => void; isStale: boolean }> {
  let server = await listen(path);
  const isStale = server === undefined;
  if (!server) {
    const holder = await readLockHolder(path);
    if (holder !== undefined) {
      throw new CannotStartError(
        `The shop already runs from this folder (process ${holder}). Stop it with Ctrl-C in its terminal.`,
      );
    }
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new CannotStartError("Another process is starting the shop from this folder.");
  const lock = server;
  return { unlock: () => lock.close(), isStale };
}

/** Listens on the socket and answers with the process id. Gives undefined where the socket exists. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => client.end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/** The process id of the lock's holder; undefined where a killed process left the socket. */
function readLockHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    connect(path)
      .on("data", (chunk) => {
        answer += chunk;
      })
      .on("end", () => resolve(answer))
      .on("error", () => resolve(undefined));
  });
}

function socketPath(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\chemical-ink-${name}`;
  const path = join(dataDir, "running.sock");
  return path.length <= longestSocketPath ? path : join(tmpdir(), `chemical-ink-${name}.sock`);
}

async function waitForFreePorts(ports: Ports, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (const [part, port] of Object.entries(ports) as [keyof Ports, number][]) {
    while (!(await isPortFree(port))) {
      if (Date.now() >= deadline) {
        const { variable, listener } = portNames[part];
        throw new CannotStartError(
          `Port ${port} of ${listener} is in use by another program. ` +
            `Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
        );
      }
      await delay(200);
    }
  }
}

/** Whether the port is free on both addresses of `localhost`, 127.0.0.1 and ::1. */
async function isPortFree(port: number): Promise<boolean> {
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
