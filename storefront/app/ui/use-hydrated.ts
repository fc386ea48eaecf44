import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and until the page's script has taken over, then true: a form that only
 * scripts can send takes no input before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
