import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { type CartSlice, createCartSlice, withUnits } from "./cart-slice.ts";
import { createErrorSlice, type ErrorSlice } from "./error-slice.ts";
import { createFiltersSlice, type FiltersSlice } from "./filters-slice.ts";
import { type PersistedState, storageKey, storedState, storedVersion } from "./persistence.ts";
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
  /** False until what an earlier visit stored has been read, or was given up on. */
  rehydrated: boolean;
}

type StorageOptions = Omit<Parameters<typeof storedState>[0], "mayWrite">;

/**
 * Makes a store. It starts from the defaults, on the server as in the browser, so that both
 * render the same; `rehydrate` brings in what the browser stored. Options are for tests.
 */
export function createClientState(options: StorageOptions = {}) {
  let rehydrated = false;

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
        storage: storedState({ ...options, mayWrite: () => rehydrated }),
        partialize: ({ cart, viewMode, filters, user, editedProduct }): PersistedState => ({
          cart,
          viewMode,
          filters,
          user: { userInfo: user.userInfo },
          editedProduct,
        }),
        merge: (stored, current) =>
          // readStoredState has checked it; persist's own types cannot say so.
          mergeStored(stored as Partial<PersistedState> | undefined, current),
      },
    ),
  );

  let reading: Promise<void> | undefined;

  /** Reads what the browser stored, once; later calls wait for the same reading. */
  function rehydrate(): Promise<void> {
    reading ??= store.persist.rehydrate().then(() => {
      rehydrated = true;
      store.setState({ rehydrated: true });
      window.addEventListener("storage", ({ key }) => {
        if (key === storageKey) void store.persist.rehydrate();
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
 * The stored state wins, apart from what was put into the cart while it was being read. Read
 * again because another tab changed it, it simply wins.
 */
function mergeStored(
  stored: Partial<PersistedState> | undefined,
  current: ClientState,
): ClientState {
  if (!stored) return current;
  const cart = stored.cart ?? current.cart;
  const addedMeanwhile = current.rehydrated ? [] : current.cart.lines;
  return {
    ...current,
    ...stored,
    cart: {
      ...cart,
      lines: stored.cart
        ? addedMeanwhile.reduce((lines, line) => withUnits(lines, line, line.quantity), cart.lines)
        : cart.lines,
    },
    user: { ...current.user, ...stored.user },
  };
}
