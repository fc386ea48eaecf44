/** The start of the shop after its processes were killed. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { afterEach, expect, test } from "vitest";
import { Service, type ServiceDefinition } from "../../src/service.ts";
import { identityService, postgresService } from "../../src/services.ts";
import type { Settings } from "../../src/settings.ts";

const running: Service[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

async function start(definition: ServiceDefinition): Promise<Service> {
  const service = await Service.start(definition);
  running.push(service);
  return service;
}

async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((service) => service.stop()));
}

async function newSettings(): Promise<Settings> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-killed-"));
  // As root, PostgreSQL runs under another account, which has to enter the folder.
  chmodSync(dataDir, 0o755);
  const ports = {
    storefront: 0,
    commerce: 0,
    productApi: 0,
    identity: await freePort(),
    postgres: await freePort(),
  };
  return { dataDir, ports };
}

function postmasterPid({ dataDir }: Settings): number {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

test("an incomplete database of a killed start is created again", async () => {
  const settings = await newSettings();
  const temporary = join(settings.dataDir, "postgres.unfinished");
  mkdirSync(temporary);
  writeFileSync(join(temporary, "PG_VERSION"), "18\n");
  await start(postgresService(settings));
  expect(existsSync(temporary)).toBe(false);
  expect(existsSync(join(settings.dataDir, "postgres/PG_VERSION"))).toBe(true);
});

test("the next start replaces a database process whose parent was killed", async () => {
  const settings = await newSettings();
  const parent = await start(postgresService(settings));
  const orphan = postmasterPid(settings);
  execFileSync("kill", ["-9", String(parent.pid)]);
  await expect.poll(() => parent.exitCode).not.toBeNull();

  await start(postgresService(settings));
  expect(postmasterPid(settings)).not.toBe(orphan);
});

test.runIf(process.getuid?.() === 0)(
  "as root, the database starts in a folder that only root can enter",
  async () => {
    const settings = await newSettings();
    chmodSync(settings.dataDir, 0o700);
    await start(postgresService(settings));
    expect(postmasterPid(settings)).toBeGreaterThan(0);
  },
);

test("an account still exists after a restart, and only the owner can read its file", async () => {
  const settings = await newSettings();
  const signIn = (verb: "signUp" | "signInWithPassword") =>
    fetch(
      `http://127.0.0.1:${settings.ports.identity}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          email: "ada@example.com",
          password: "ink-and-paper",
          returnSecureToken: true,
        }),
      },
    );
  await start(identityService(settings));
  expect((await signIn("signUp")).status).toBe(200);
  await stopAll();

  await start(identityService(settings));
  expect((await signIn("signInWithPassword")).status).toBe(200);
  const permissions = execFileSync("ls", ["-l", join(settings.dataDir, "identity-accounts.json")]);
  expect(permissions.toString()).toMatch(/^-rw------- /);
});
