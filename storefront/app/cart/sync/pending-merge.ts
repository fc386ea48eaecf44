import { clientState } from "~/client-state/client-state.ts";

/** The key in browser storage with the uid of the customer whose carts are to be merged. */
const storageKey = "cart-to-join";
/** The same value for a browser without storage. */
let here: string | null = null;

/**
 * Remembers that the carts of a customer who has just signed in are to be merged. Until then no
 * other call may change the backend's cart: it may hold lines of another device that are not
 * desired lines here.
 */
export function rememberPendingMerge(uid: string): void {
  here = uid;
  try {
    window.localStorage.setItem(storageKey, uid);
  } catch (cause) {
    console.warn("The pending merge of the carts could not be stored.", cause);
  }
}

/**
 * Whether the carts of the signed-in customer are still to be merged; a reload may have cut that
 * off.
 */
export function isMergePending(): boolean {
  const uid = clientState.getState().user.userInfo?.uid;
  return uid !== undefined && stored() === uid;
}

/** Forgets the pending merge: it is done or impossible. */
export function forgetPendingMerge(): void {
  here = null;
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing was stored.
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return here;
  }
}
