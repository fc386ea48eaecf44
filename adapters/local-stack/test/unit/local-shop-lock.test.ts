import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { afterEach, expect, test } from "vitest";
import { lockDataFolder } from "../../src/local-shop-lock.ts";
import type { Settings } from "../../src/settings.ts";

const lockModule = pathToFileURL(join(import.meta.dirname, "../../src/local-shop-lock.ts")).href;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(): Promise<number> {
  const server = createServer();
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function settings(commerce?: number): Promise<Settings> {
  return {
    dataDir: mkdtempSync(join(tmpdir(), "shop-")),
    ports: {
      storefront: await freePort(),
      commerce: commerce ?? (await freePort()),
      productApi: await freePort(),
      identity: await freePort(),
      postgres: await freePort(),
    },
  };
}

test("the error about a port in use names the port and the variable that changes it", async () => {
  const usedPort = await listen();
  const shop = await settings(usedPort);
  await expect(lockDataFolder(shop)).rejects.toThrow(
    new RegExp(
      `Port ${usedPort} of the backend is in use.*COMMERCE_PORT=${usedPort + 1} npm start`,
    ),
  );
  const unlock = await lockDataFolder({
    ...shop,
    ports: { ...shop.ports, commerce: await freePort() },
  });
  unlock();
});

test("the error about a second shop in the same folder names the process of the first", async () => {
  const shop = await settings();
  const unlock = await lockDataFolder(shop);
  await expect(lockDataFolder(shop)).rejects.toThrow(
    `already runs from this folder (process ${process.pid})`,
  );
  unlock();
  const unlockAgain = await lockDataFolder(shop);
  unlockAgain();
});

/** Locks the folder in a child process and kills the child. */
async function killedShop(shop: Settings): Promise<void> {
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
    await lockDataFolder(${JSON.stringify(shop)});
    process.stdout.write("locked");
    setInterval(() => {}, 1000);`;
  const file = join(shop.dataDir, "holder.mts");
  writeFileSync(file, program);
  const holder = spawn(process.execPath, ["--import", "tsx", file], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  await expect(lockDataFolder(shop)).rejects.toThrow(`(process ${holder.pid})`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
}

test("the lock of a killed shop does not stop the next start", async () => {
  const shop = await settings();
  await killedShop(shop);
  const unlock = await lockDataFolder(shop);
  unlock();
});

test("the next start waits until the processes of a killed shop release their ports", async () => {
  const shop = await settings();
  await killedShop(shop);
  const occupied = await listen();
  const locking = lockDataFolder({ ...shop, ports: { ...shop.ports, commerce: occupied } });
  servers.pop()?.close();
  (await locking)();
});
