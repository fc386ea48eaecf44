import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Timeout of a fast shutdown, in milliseconds. */
const stopTimeoutMs = 30_000;

/**
 * Stops a PostgreSQL that still runs on this data folder after its parent process was killed. The lock of
 * the data folder belongs to this process, so any other PostgreSQL on it is an orphan.
 *
 * @throws Error where it does not stop
 */
export async function stopOrphanedPostgres(databaseDir: string): Promise<void> {
  const pidFile = await readFile(join(databaseDir, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(pidFile.split("\n")[0]);
  if (!pid || !servesFolder(pid, databaseDir)) return;
  // SIGINT is PostgreSQL's "fast shutdown": it closes sessions and keeps every committed row.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + stopTimeoutMs;
  while (servesFolder(pid, databaseDir)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await delay(100);
  }
}

/** Whether the process is a PostgreSQL on this folder, and not another process with the same id. */
function servesFolder(pid: number, databaseDir: string): boolean {
  try {
    return commandLineOf(pid).includes(`-D ${databaseDir}`);
  } catch {
    return false;
  }
}

/** The command line of a process. Small Linux images have no `ps`, other systems have no `/proc`. */
function commandLineOf(pid: number): string {
  if (process.platform === "linux") {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  }
  return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}
