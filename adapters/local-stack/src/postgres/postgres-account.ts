import { spawnSync } from "node:child_process";
import { constants, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectDir } from "../settings.ts";

/** Arguments of `unshare`: PostgreSQL refuses to run as root, but runs in a user namespace as uid 1000. */
export const userNamespaceArgs = ["--user", "--map-user=1000", "--map-group=1000"];

/**
 * The account of PostgreSQL: the current one; for root the system's `postgres`; and where that account
 * cannot reach the data, root in a Linux user namespace. Gives the inaccessible folder where none of
 * them works.
 */
export function postgresAccount(
  dataDir: string,
): { account: "own" | "postgres" | "namespace" } | { blockedBy: string } {
  if (process.getuid?.() !== 0) return { account: "own" };
  const blockedBy = [dataDir, join(projectDir, "node_modules")].flatMap(inaccessibleFolders)[0];
  if (blockedBy === undefined) return { account: "postgres" };
  const hasNamespaces = spawnSync("unshare", [...userNamespaceArgs, "true"]).status === 0;
  return hasNamespaces ? { account: "namespace" } : { blockedBy };
}

/** The parent folders of a path that other accounts cannot enter. */
function inaccessibleFolders(path: string): string[] {
  const inaccessible: string[] = [];
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) inaccessible.push(folder);
  }
  return inaccessible;
}
