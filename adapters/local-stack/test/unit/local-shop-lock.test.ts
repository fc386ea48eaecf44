import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { takeDataFolder } from "../../src/local-shop-lock.ts";
import type { Settings } from "../../src/settings.ts";

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

async function freePort(): Promise<number> {
  const port = await listen();
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  return port;
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
      `Port ${taken}, where the engine would listen.*COMMERCE_PORT=${taken + 1} npm start`,
    ),
  );
  expect(existsSync(join(shop.dataDir, "running.pid"))).toBe(false);
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

test("what a killed shop left behind is no obstacle", async () => {
  const shop = await settings();
  const dead = spawn(process.execPath, ["--version"]);
  await once(dead, "exit");
  writeFileSync(join(shop.dataDir, "running.pid"), String(dead.pid));
  const letGo = await takeDataFolder(shop);
  letGo();
});

test("the parts of a killed shop get time to leave their ports", async () => {
  const leaving = await listen();
  const shop = await settings(leaving);
  const dead = spawn(process.execPath, ["--version"]);
  await once(dead, "exit");
  writeFileSync(join(shop.dataDir, "running.pid"), String(dead.pid));
  const taking = takeDataFolder(shop);
  servers.pop()?.close();
  (await taking)();
});
