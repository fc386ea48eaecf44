import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { takeDataFolder } from "../../src/local-shop-lock.ts";
import type { Settings } from "../../src/settings.ts";
import { freePort } from "../../src/testing/free-port.ts";

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

test("a taken port is named, with the variable that moves the shop elsewhere", async () => {
  const taken = await listen();
  const shop = await settings(taken);
  await expect(takeDataFolder(shop)).rejects.toThrow(
    new RegExp(
      `Port ${taken}, where the backend would listen.*COMMERCE_PORT=${taken + 1} npm start`,
    ),
  );
  const letGo = await takeDataFolder({
    ...shop,
    ports: { ...shop.ports, commerce: await freePort() },
  });
  letGo();
});

test("a second shop in the same folder is told about the first", async () => {
  const shop = await settings();
  const letGo = await takeDataFolder(shop);
  await expect(takeDataFolder(shop)).rejects.toThrow(
    `already runs from this folder (process ${process.pid})`,
  );
  letGo();
  const letGoAgain = await takeDataFolder(shop);
  letGoAgain();
});

/** Holds the folder in a process of its own, and kills that. */
async function killedShop(shop: Settings): Promise<void> {
  const program = `
    const { takeDataFolder } = await import(${JSON.stringify(lockModule)});
    await takeDataFolder(${JSON.stringify(shop)});
    process.stdout.write("taken");
    setInterval(() => {}, 1000);`;
  const file = join(shop.dataDir, "taker.mts");
  writeFileSync(file, program);
  const taker = spawn(process.execPath, ["--import", "tsx", file], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(taker.stdout, "data");
  await expect(takeDataFolder(shop)).rejects.toThrow(`(process ${taker.pid})`);
  taker.kill("SIGKILL");
  await once(taker, "exit");
}

test("what a killed shop left behind is no obstacle", async () => {
  const shop = await settings();
  await killedShop(shop);
  const letGo = await takeDataFolder(shop);
  letGo();
});

test("the parts of a killed shop get time to leave their ports", async () => {
  const shop = await settings();
  await killedShop(shop);
  const leaving = await listen();
  const taking = takeDataFolder({ ...shop, ports: { ...shop.ports, commerce: leaving } });
  servers.pop()?.close();
  (await taking)();
});
