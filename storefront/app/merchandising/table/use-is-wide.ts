import { useSyncExternalStore } from "react";

/** Narrower windows show cards. The server never renders this. */
const wide = "(min-width: 48rem)";

/** Whether there is space for a table; follows the window. */
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
