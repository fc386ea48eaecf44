import { clientState } from "~/client-state/client-state.ts";

/** The key in browser storage under which stands whose carts are to be joined. */
const storageKey = "cart-to-join";
/** The same, for a browser that stores nothing. */
let here: string | null = null;

/**
 * Remembers that a customer who has just signed in has carts to join. Until that is done nothing may
 * touch the backend's cart: it may hold what another device's cart held and nobody here desired lines for yet.
 */
export function rememberPendingMerge(uid: string): void {
  here = uid;
  try {
    window.localStorage.setItem(storageKey, uid);
  } catch (cause) {
    console.warn("That carts are to be joined could not be stored.", cause);
  }
}

/** Whether carts of who is signed in are still to be joined; a reload may have cut that off. */
export function isMergePending(): boolean {
  const uid = clientState.getState().user.userInfo?.uid;
  return uid !== undefined && stored() === uid;
}

/** They are joined, or never will be. */
export function forgetPendingMerge(): void {
  here = null;
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Then nothing was stored either.
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return here;
  }
}
