import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { Service, type ServiceDefinition } from "../../src/service.ts";

const serviceModule = pathToFileURL(join(import.meta.dirname, "../../src/service.ts")).href;

function definition(program: string, readyTimeoutMs = 10_000): ServiceDefinition {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  const file = join(folder, "program.mjs");
  writeFileSync(file, program);
  return {
    name: "clock",
    args: [file],
    cwd: folder,
    env: process.env,
    logFile: join(folder, "clock.log"),
    readyTimeoutMs,
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

const keepsRunning = `process.send("ready"); setInterval(() => {}, 1000);`;

test("the error about a service that exits during its start has the last lines of its log", async () => {
  const exits = `console.error("no licence for the clock"); process.exit(3);`;
  await expect(Service.start(definition(exits))).rejects.toThrow(
    /The clock stopped while it was starting\.\n\s+no licence for the clock/,
  );
});

test("a service that does not become ready is stopped, and the error says so", async () => {
  const silent = definition("setInterval(() => {}, 1000);", 300);
  await expect(Service.start(silent)).rejects.toThrow("was not ready after 0.3 seconds");
});

test("an unexpected exit is reported, an exit after stop() is not", async () => {
  const reported = vi.fn();
  const crashing = await Service.start(
    definition(`process.on("SIGUSR2", () => process.exit(1)); ${keepsRunning}`),
  );
  crashing.onUnexpectedExit(reported);
  process.kill(Number(crashing.pid), "SIGUSR2");
  await expect.poll(() => reported).toHaveBeenCalledWith(crashing);

  const stopped = await Service.start(definition(keepsRunning));
  const unreported = vi.fn();
  stopped.onUnexpectedExit(unreported);
  await stopped.stop();
  expect(unreported).not.toHaveBeenCalled();
});

test("a service stops when its parent process is killed", async () => {
  const service = definition(
    `import { writeFileSync } from "node:fs"; writeFileSync("pid", String(process.pid)); ${keepsRunning}`,
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
