/** What is left when parts of the shop are killed, and that the next start works all the same. */
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
import { afterEach, expect, test } from "vitest";
import { Service, type ServiceDefinition } from "../../src/service.ts";
import { identityService, postgresService } from "../../src/services.ts";
import type { Settings } from "../../src/settings.ts";
import { freePort } from "../../src/testing/free-port.ts";

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
  // Run by root, PostgreSQL is another user and has to walk through.
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

test("a database that was half made when the start was killed is made anew", async () => {
  const settings = await newSettings();
  const unfinished = join(settings.dataDir, "postgres.unfinished");
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, "PG_VERSION"), "18\n");
  await start(postgresService(settings));
  expect(existsSync(unfinished)).toBe(false);
  expect(existsSync(join(settings.dataDir, "postgres/PG_VERSION"))).toBe(true);
});

test("a database whose keeper was killed is taken over by the next start", async () => {
  const settings = await newSettings();
  const keeper = await start(postgresService(settings));
  const orphan = postmasterPid(settings);
  execFileSync("kill", ["-9", String(keeper.pid)]);
  await expect.poll(() => keeper.exitCode).not.toBeNull();

  await start(postgresService(settings));
  expect(postmasterPid(settings)).not.toBe(orphan);
});

test.runIf(process.getuid?.() === 0)(
  "as root, a database starts in a folder that only root may enter",
  async () => {
    const settings = await newSettings();
    chmodSync(settings.dataDir, 0o700);
    await start(postgresService(settings));
    expect(postmasterPid(settings)).toBeGreaterThan(0);
  },
);

test("whoever signed up is still known after a restart, and the file is the owner's alone", async () => {
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
