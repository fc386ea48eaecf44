import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { environment, privateFilesDir } from "../environment";

/** The largest file that is taken, bytes: 100,000 products with all there is to say of them. */
export const largestFile = 256 * 1024 * 1024;

/** A file that is larger than what is taken. */
export class FileTooLargeError extends Error {}

/** Beside the uploads, where every process of the backend finds it and nobody else. */
const folder = join(privateFilesDir(environment().filesDir), "imports");

const hour = 60 * 60 * 1_000;

function pathOf(importId: string): string {
  return join(folder, `${importId}.csv`);
}

/**
 * Keeps the bytes of an upload until they have been checked. What cannot be kept whole is not kept.
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

/** The bytes of an import's file. */
export function openFile(importId: string): Readable {
  return createReadStream(pathOf(importId));
}

/** Deletes an import's file, which may be gone already. */
export async function deleteFile(importId: string): Promise<void> {
  await rm(pathOf(importId), { force: true });
}

/** Deletes files that nobody has come back to for a day. */
export async function deleteOldFiles(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 24 * hour) await rm(path, { force: true });
  }
}
