import { existsSync } from "node:fs";
import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes a file, or a folder with its content, readable by its owner alone. Ignores a missing path.
 *
 * @throws Error where another account owns it
 */
export async function keepPrivate(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      throw error;
    },
  );
  await chmod(path, entries ? 0o700 : 0o600);
  for (const { name } of entries ?? []) await keepPrivate(join(path, name));
}
