/** How long a part of the page may take to load, ms. */
export const partTimeoutMs = 120_000;

/** A part of the page could not be loaded. Error pages and logs recognize it by its name. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(part: string, cause?: unknown) {
    super(`Loading ${part} failed. Check your connection and try again.`, { cause });
  }
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
