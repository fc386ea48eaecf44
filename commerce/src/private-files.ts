import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { logger } from "@medusajs/framework/logger";

/**
 * Makes this process create files and folders that only its own account can read. Medusa writes
 * uploads, with exports of orders, with the account's usual permissions otherwise.
 */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Makes a folder and its content readable by its account only; a missing one will be created so. A
 * folder of another account stays as it is, and the log says so.
 */
export function keepPrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) keepPrivate(path);
      else if (entry.isFile()) chmodSync(path, 0o600);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may have removed it meanwhile.
    if (code === "ENOENT") return;
    logger.warn(`${folder} could not be made private (${code}): see who may read it.`);
  }
}
