import { useCallback, useEffect, useState } from "react";
import { askBackend, type Problem } from "./backend";

/** The state of a request. */
export type Loaded<Body> =
  | { state: "loading" }
  | { state: "failed"; problem: Problem }
  /** `refreshing`: a newer answer is on its way. */
  | { state: "ready"; body: Body; refreshing: boolean };

/**
 * Asks the backend for a path: once, again when the path or `reason` changes, and on `reload`. The
 * last answer stays until the next one comes. An answer that comes too late is dropped.
 *
 * The dashboard's own react-query is not used: types and tests would find another version of it
 * than the one that the dashboard runs.
 */
export function useBackend<Body>(
  path: string,
  reason?: string,
): Loaded<Body> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Body>>({ state: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    setLoaded((before) =>
      before.state === "ready" ? { ...before, refreshing: true } : { state: "loading" },
    );
    askBackend<Body>(path, { signal: abort.signal }).then(
      ({ value: body, problem }) => {
        if (abort.signal.aborted) return;
        setLoaded(
          problem ? { state: "failed", problem } : { state: "ready", body, refreshing: false },
        );
      },
      () => {
        // Only an aborted call throws. Its answer is not needed any more.
      },
    );
    return () => abort.abort();
  }, [path, reason, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...loaded, reload };
}
