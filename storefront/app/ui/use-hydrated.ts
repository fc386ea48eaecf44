import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and until hydration, then true: a form that needs scripts takes no input
 * before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
