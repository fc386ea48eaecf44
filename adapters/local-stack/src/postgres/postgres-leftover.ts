import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** How long a fast shutdown may take, in milliseconds. */
const stopWithinMs = 30_000;

/**
 * Ends a PostgreSQL that still runs on this data folder after the process that looked after it
 * was killed. The data folder is ours alone, so whoever serves it is a leftover.
 *
 * @throws Error when it does not end
 */
export async function stopLeftover(databaseDir: string): Promise<void> {
  const pidFile = await readFile(join(databaseDir, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(pidFile.split("\n")[0]);
  if (!pid || !servesFolder(pid, databaseDir)) return;
  // SIGINT is PostgreSQL's "fast shutdown": it ends sessions and keeps every committed row.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + stopWithinMs;
  while (servesFolder(pid, databaseDir)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await delay(100);
  }
}

/** Whether the process is a PostgreSQL on this folder, and not another that got the same number. */
function servesFolder(pid: number, databaseDir: string): boolean {
  try {
    return commandOf(pid).includes(`-D ${databaseDir}`);
  } catch {
    return false;
  }
}

/** A process's command line. Small images of Linux have no `ps`, other systems no `/proc`. */
function commandOf(pid: number): string {
  if (process.platform === "linux") {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  }
  return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}
