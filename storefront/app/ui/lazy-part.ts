import { type ComponentType, createElement, lazy, useState } from "react";
import { ChunkLoadError, partTimeoutMs } from "./chunk-load-error.ts";
import { PartBoundary } from "./part-boundary.tsx";

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
 * A component that is fetched when it is first shown; wrap it in a Suspense. Where it does not
 * arrive, that is said, it can be tried again, and the rest of the page stays. `name` is what the
 * log calls it: "the video player".
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const fetched = () =>
    lazy(async () => {
      const Part = await loadPart(name, load);
      return { default: ({ props }: { props: Props }) => createElement(Part, props) };
    });
  let current = fetched();

  return function LazyPart(props: Props) {
    const [tries, setTries] = useState(0);
    const onRetry = () => {
      // React keeps a failure for good, so each try is a new one, and in a boundary of its own.
      current = fetched();
      setTries(tries + 1);
    };
    const Part = current;
    const part = createElement(Part, { props });
    return createElement(PartBoundary, { key: tries, onRetry, children: part });
  };
}
