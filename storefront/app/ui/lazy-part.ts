import { type ComponentType, createElement, lazy, useState } from "react";
import { ChunkLoadError, partTimeoutMs } from "./chunk-load-error.ts";
import { PartBoundary } from "./part-boundary.tsx";

/**
 * Waits for the code of a part, at most `timeoutMs`.
 * @throws ChunkLoadError if it fails to load or takes too long
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
 * A component that is loaded when it is first shown; wrap it in a Suspense. If it cannot be loaded,
 * a notice offers another try, and the rest of the page stays. `name` is for the log: "the video
 * player".
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
      // React keeps a failure for ever, so each try has a new component and boundary.
      current = fetched();
      setTries(tries + 1);
    };
    const Part = current;
    const part = createElement(Part, { props });
    return createElement(PartBoundary, { key: tries, onRetry, children: part });
  };
}
