import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { environment, privateFilesDir } from "../environment";

/** The largest accepted file, bytes: enough for 100,000 products with long texts. */
export const largestFile = 256 * 1024 * 1024;

export class FileTooLargeError extends Error {}

/** All processes of the backend share this folder, and no route serves it. */
const folder = join(privateFilesDir(environment().filesDir), "imports");

const hour = 60 * 60 * 1_000;

function pathOf(importId: string): string {
  return join(folder, `${importId}.csv`);
}

/**
 * Stores an upload until it is checked. An upload that breaks off is deleted.
 *
 * @throws FileTooLargeError
 */
export async function keepFile(importId: string, bytes: Readable): Promise<void> {
  const path = pathOf(importId);
  await mkdir(folder, { recursive: true });
  let size = 0;
  try {
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > largestFile) throw new FileTooLargeError();
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

export function openFile(importId: string): Readable {
  return createReadStream(pathOf(importId));
}

/** Deletes an import's file if it exists. */
export async function deleteFile(importId: string): Promise<void> {
  await rm(pathOf(importId), { force: true });
}

/** Deletes files that have not been used for a day. */
export async function deleteOldFiles(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 24 * hour) await rm(path, { force: true });
  }
}
