import { type ComponentType, lazy } from "react";
import { ChunkLoadError, partTimeoutMs } from "./chunk-load-error.ts";

/**
 * Waits for a part of the page and gives up after `timeoutMs`.
 * @throws ChunkLoadError when the part fails to load or takes too long.
 */
export async function loadPart<Part>(
  name: string,
  load: () => Promise<Part>,
  timeoutMs: number = partTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(name, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A component that is fetched when it is first shown; wrap it in a Suspense.
 * `name` is said to people when it fails: "the video player".
 */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(name, load) }));
}
