import { spawnSync } from "node:child_process";
import { constants, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectDir } from "../settings.ts";

/** PostgreSQL refuses to run as root: under another name, in a namespace of its own, it does. */
export const asAnotherUser = ["--user", "--map-user=1000", "--map-group=1000"];

/**
 * The account PostgreSQL runs under: this one; for root the system's `postgres`; and where that one
 * cannot walk to our files, root by another name (Linux' user namespaces).
 * Gives the folder in the way where none of them works.
 */
export function postgresAccount(
  dataDir: string,
): { account: "own" | "postgres" | "namespace" } | { barredBy: string } {
  if (process.getuid?.() !== 0) return { account: "own" };
  const barredBy = [dataDir, join(projectDir, "node_modules")].flatMap(barredFolders)[0];
  if (barredBy === undefined) return { account: "postgres" };
  const hasNamespaces = spawnSync("unshare", [...asAnotherUser, "true"]).status === 0;
  return hasNamespaces ? { account: "namespace" } : { barredBy };
}

/** The folders on the way to this one that only their owner may enter. */
function barredFolders(path: string): string[] {
  const barred: string[] = [];
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) barred.push(folder);
  }
  return barred;
}
