import type { Product } from "@chemical-ink/product-api/contract/product";
import type { PersistStorage } from "zustand/middleware";
import type { Cart } from "./cart-slice.ts";
import type { ChosenFilters } from "./filters-slice.ts";
import type { UserInfo } from "./user-slice.ts";
import type { ViewMode } from "./view-mode-slice.ts";

/** The key in browser storage. */
export const storageKey = "root";
/** The version of what is stored; another version is not read. */
export const storedVersion = 1;
/** How long reading the stored state may take before the shop goes on without it. */
const rehydrationTimeoutMs = 5000;

/** The part of the client state that outlives a visit. Never a password, never a token. */
export interface PersistedState {
  cart: Cart;
  viewMode: ViewMode;
  filters: ChosenFilters;
  user: { userInfo: UserInfo | null };
  editedProduct: Product;
}

type ReadStoredState = (text: string) => Partial<PersistedState> | null;

interface StoredStateOptions {
  /** Brings the reader; it is a part of its own so that a first visit does not load it. */
  loadReader?: () => Promise<ReadStoredState>;
  timeoutMs?: number;
  /** False as long as writing would overwrite what has not been read yet. */
  mayWrite: () => boolean;
}

const loadStoredStateReader = async (): Promise<ReadStoredState> =>
  (await import("./stored-state.ts")).readStoredState;

/**
 * Browser storage that never throws and never answers late: what cannot be read in time, or is
 * not ours, counts as nothing stored.
 */
export function storedState({
  loadReader = loadStoredStateReader,
  timeoutMs = rehydrationTimeoutMs,
  mayWrite,
}: StoredStateOptions): PersistStorage<Partial<PersistedState>> {
  return {
    async getItem(name) {
      try {
        const text = window.localStorage.getItem(name);
        if (text === null) return null;
        const read = loadReader().then((readText) => readText(text));
        const state = await within(timeoutMs, read);
        if (!state) console.warn("What this browser stored for the shop could not be used.");
        return state && { state, version: storedVersion };
      } catch (cause) {
        console.warn("What this browser stored for the shop could not be read.", cause);
        return null;
      }
    },
    setItem(name, value) {
      if (!mayWrite()) return;
      try {
        window.localStorage.setItem(name, JSON.stringify(value));
      } catch (cause) {
        console.warn("This browser does not let the shop remember the cart.", cause);
      }
    },
    removeItem(name) {
      window.localStorage.removeItem(name);
    },
  };
}

/** The value, or null if it takes longer than `timeoutMs`. */
function within<Value>(timeoutMs: number, value: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
