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
/** How long the shop waits for the stored state before it goes on without it, for the time being. */
export const rehydrationTimeoutMs = 5000;

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
  /** False as long as writing would overwrite what has not been read yet. */
  mayWrite: () => boolean;
}

const loadStoredStateReader = async (): Promise<ReadStoredState> =>
  (await import("./stored-state.ts")).readStoredState;

/**
 * Browser storage. What is not ours counts as nothing stored. Reading throws where the browser
 * blocks it or the reader does not arrive; writing never throws.
 */
export function storedState({
  loadReader = loadStoredStateReader,
  mayWrite,
}: StoredStateOptions): PersistStorage<Partial<PersistedState>> {
  return {
    async getItem(name) {
      if (window.localStorage.getItem(name) === null) return null;
      const readText = await loadReader();
      // Only now: another tab may have written while the reader was on its way.
      const text = window.localStorage.getItem(name);
      if (text === null) return null;
      const state = readText(text);
      if (!state) console.warn("What this browser stored for the shop could not be used.");
      return state && { state, version: storedVersion };
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

/** Waits for something, but no longer than `timeoutMs`. */
export function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
