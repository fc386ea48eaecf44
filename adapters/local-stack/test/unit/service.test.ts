import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { Service, type ServiceDefinition } from "../../src/service.ts";

const serviceModule = pathToFileURL(join(import.meta.dirname, "../../src/service.ts")).href;

function definition(program: string, readyWithinMs = 10_000): ServiceDefinition {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  const file = join(folder, "program.mjs");
  writeFileSync(file, program);
  return {
    name: "clock",
    args: [file],
    cwd: folder,
    env: process.env,
    logFile: join(folder, "clock.log"),
    readyWithinMs,
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const stays = `process.send("ready"); setInterval(() => {}, 1000);`;

test("a service that ends while it starts shows the end of its log", async () => {
  const ends = `console.error("no licence for the clock"); process.exit(3);`;
  await expect(Service.start(definition(ends))).rejects.toThrow(
    /The clock stopped while it was starting\.\n\s+no licence for the clock/,
  );
});

test("a service that never gets ready is ended, and said to be late", async () => {
  const silent = definition("setInterval(() => {}, 1000);", 300);
  await expect(Service.start(silent)).rejects.toThrow("was not ready after 0.3 seconds");
});

test("an end nobody asked for is reported, an ordered one is not", async () => {
  const reported = vi.fn();
  const falls = await Service.start(
    definition(`process.on("SIGUSR2", () => process.exit(1)); ${stays}`),
  );
  falls.onUnexpectedExit(reported);
  process.kill(Number(falls.pid), "SIGUSR2");
  await expect.poll(() => reported).toHaveBeenCalledWith(falls);

  const ordered = await Service.start(definition(stays));
  const unreported = vi.fn();
  ordered.onUnexpectedExit(unreported);
  await ordered.stop();
  expect(unreported).not.toHaveBeenCalled();
});

test("a service leaves when the process that started it was killed", async () => {
  const service = definition(
    `import { writeFileSync } from "node:fs"; writeFileSync("pid", String(process.pid)); ${stays}`,
  );
  const starter = `
    import { Service } from ${JSON.stringify(serviceModule)};
    await Service.start(${JSON.stringify(service)});
    process.stdout.write("started");
    setInterval(() => {}, 1000);`;
  const starterFile = join(service.cwd, "starter.mts");
  writeFileSync(starterFile, starter);
  const parent = spawn(process.execPath, ["--import", "tsx", starterFile], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(parent.stdout, "data");
  const pid = Number(readFileSync(join(service.cwd, "pid"), "utf8"));
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});
