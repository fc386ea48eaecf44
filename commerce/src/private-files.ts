import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { logger } from "@medusajs/framework/logger";

/**
 * From now on this process makes files and folders that its own account alone can read: Medusa writes
 * uploads, exports of orders among them, with whatever the account usually allows.
 */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Makes a folder with all that is in it readable by its account alone; one that is not there yet will
 * be made so. A folder of another account stays as whoever runs the shop has made it, which is said in
 * the log.
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
    // Another process may have removed what was just there.
    if (code === "ENOENT") return;
    logger.warn(`${folder} could not be made private (${code}): see who may read it.`);
  }
}
