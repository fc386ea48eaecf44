import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Ports, Settings } from "./settings.ts";

/** Why the shop cannot start here, in a sentence that says what to do. */
export class CannotStartError extends Error {}

/** How long the parts of a shop that was killed may take to leave their ports, in milliseconds. */
const leftoversLeaveWithinMs = 20_000;

/** Longer paths cannot be the address of a local socket on every system. */
const longestSocketPath = 100;

const portNames: Record<keyof Ports, { variable: string; listener: string }> = {
  storefront: { variable: "STOREFRONT_PORT", listener: "the storefront" },
  commerce: { variable: "COMMERCE_PORT", listener: "the backend" },
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
  const { letGo, leftBehind } = await holdSocket(socketOf(dataDir));
  try {
    // A shop that was killed leaves parts that notice it and go; they get the time for that.
    await untilPortsAreFree(ports, leftBehind ? leftoversLeaveWithinMs : 0);
  } catch (error) {
    letGo();
    throw error;
  }
  return letGo;
}

/**
 * The folder is held by listening on a socket: the system lets go of it however this process ends,
 * while the number of a process that was killed may be somebody else's by now.
 */
async function holdSocket(path: string): Promise<{ letGo: () => void; leftBehind: boolean }> {
  let server = await listen(path);
  const leftBehind = server === undefined;
  if (!server) {
    const holder = await askWhoListens(path);
    if (holder !== undefined) {
      throw new CannotStartError(
        `The shop already runs from this folder (process ${holder}). Stop it with Ctrl-C where it was started.`,
      );
    }
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new CannotStartError("The shop is being started from this folder already.");
  const held = server;
  return { letGo: () => held.close(), leftBehind };
}

/** Listens on the socket and tells who asks our process number; nothing where it is there already. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((asker) => asker.end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/** The process number of who listens; nothing where the socket was left by a killed process. */
function askWhoListens(path: string): Promise<string | undefined> {
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

function socketOf(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\chemical-ink-${name}`;
  const inside = join(dataDir, "running.sock");
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `chemical-ink-${name}.sock`);
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
