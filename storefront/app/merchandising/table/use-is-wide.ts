import { useSyncExternalStore } from "react";

/** Where a table has no room, cards stand in its place. Nothing here is rendered on the server. */
const wide = "(min-width: 48rem)";

/** Whether there is room for a table; changes with the window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
