import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { type CartSlice, createCartSlice, withUnits } from "./cart-slice.ts";
import { createErrorSlice, type ErrorSlice } from "./error-slice.ts";
import { createFiltersSlice, type FiltersSlice } from "./filters-slice.ts";
import {
  type PersistedState,
  rehydrationTimeoutMs,
  storageKey,
  storedState,
  storedVersion,
  within,
} from "./persistence.ts";
import { createProductEditingSlice, type ProductEditingSlice } from "./product-editing-slice.ts";
import { createProductSlice, type ProductSlice } from "./product-slice.ts";
import { createUserSlice, type UserSlice } from "./user-slice.ts";
import { createViewModeSlice, type ViewModeSlice } from "./view-mode-slice.ts";

/** Everything the browser remembers or holds for the shopper, and the ways to change it. */
export interface ClientState
  extends CartSlice,
    ViewModeSlice,
    FiltersSlice,
    ErrorSlice,
    UserSlice,
    ProductSlice,
    ProductEditingSlice {
  /** False until what an earlier visit stored has been read, or was waited for long enough. */
  rehydrated: boolean;
}

type StorageOptions = Omit<Parameters<typeof storedState>[0], "mayWrite"> & {
  /** How long `rehydrate` waits (ms). */
  timeoutMs?: number;
};

/**
 * Makes a store. It starts from the defaults, on the server as in the browser, so that both
 * render the same; `rehydrate` brings in what the browser stored. Options are for tests.
 */
export function createClientState({
  timeoutMs = rehydrationTimeoutMs,
  ...options
}: StorageOptions = {}) {
  /** Whether what the browser stored has been read at all. */
  let everRead = false;
  /** Whether nobody has stored anything that was not read here. What is unread is not overwritten. */
  let upToDate = false;

  const store = createStore<ClientState>()(
    persist(
      (...tools) => ({
        ...createCartSlice(...tools),
        ...createViewModeSlice(...tools),
        ...createFiltersSlice(...tools),
        ...createErrorSlice(...tools),
        ...createUserSlice(...tools),
        ...createProductSlice(...tools),
        ...createProductEditingSlice(...tools),
        rehydrated: false,
      }),
      {
        name: storageKey,
        version: storedVersion,
        skipHydration: true,
        storage: storedState({ ...options, mayWrite: () => upToDate }),
        partialize: ({ cart, viewMode, filters, user, editedProduct }): PersistedState => ({
          cart,
          viewMode,
          filters,
          user: { userInfo: user.userInfo },
          editedProduct,
        }),
        merge: (stored, current) => {
          // readStoredState has checked it; persist's own types cannot say so.
          const state = stored as Partial<PersistedState> | undefined;
          if (!state) return current;
          return everRead
            ? mergeOtherTab(state, current)
            : mergeEarlierVisit(state, current, startingState());
        },
        onRehydrateStorage: () => (_state, cause) => wasRead(cause),
      },
    ),
  );

  function startingState(): ClientState {
    return store.getInitialState();
  }

  function wasRead(cause: unknown): void {
    if (cause) {
      console.warn("What this browser stored for the shop could not be read.", cause);
      return;
    }
    upToDate = true;
    if (everRead) return;
    everRead = true;
    // Stores what happened meanwhile, too.
    store.setState({ rehydrated: true });
  }

  let reading: Promise<void> | undefined;

  /**
   * Reads what the browser stored, once; later calls wait for the same reading. What comes too
   * late to be waited for is merged when it comes, and until then nothing is stored over it.
   */
  function rehydrate(): Promise<void> {
    reading ??= within(timeoutMs, store.persist.rehydrate()).then(() => {
      if (!everRead) store.setState({ rehydrated: true });
      window.addEventListener("storage", ({ key }) => {
        if (key !== storageKey) return;
        upToDate = false;
        void store.persist.rehydrate();
      });
    });
    return reading;
  }

  return Object.assign(store, { rehydrate });
}

/** The browser's one store. On the server it is never changed. */
export const clientState = createClientState();

/** A part of the client state. Reads the stored state after the first mount anywhere. */
export function useClientState<Part>(select: (state: ClientState) => Part): Part {
  useEffect(() => {
    void clientState.rehydrate();
  }, []);
  return useStore(clientState, select);
}

/**
 * What an earlier visit stored, and what was done here before it was read: products put into the
 * cart are added to the stored ones, and any other part that was changed stays as it is.
 */
function mergeEarlierVisit(
  stored: Partial<PersistedState>,
  current: ClientState,
  untouched: ClientState,
): ClientState {
  const { cart, viewMode, filters, user, editedProduct } = stored;
  return {
    ...current,
    ...(cart && {
      cart: {
        ...cart,
        lines: current.cart.lines.reduce(
          (lines, line) => withUnits(lines, line, line.quantity),
          cart.lines,
        ),
      },
    }),
    ...(viewMode && current.viewMode === untouched.viewMode && { viewMode }),
    ...(filters && current.filters === untouched.filters && { filters }),
    ...(user && !current.user.userInfo && { user: { ...current.user, ...user } }),
    ...(editedProduct && current.editedProduct === untouched.editedProduct && { editedProduct }),
  };
}

/**
 * What another tab stored: the cart and who is signed in are the browser's. What is chosen and
 * edited on this tab's screen is this tab's.
 */
function mergeOtherTab({ cart, user }: Partial<PersistedState>, current: ClientState): ClientState {
  return {
    ...current,
    ...(cart && { cart }),
    ...(user && { user: { ...current.user, ...user } }),
  };
}
