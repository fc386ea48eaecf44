import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { type CartSlice, createCartSlice, emptyCart, withUnits } from "./cart-slice.ts";
import { type CodesSlice, createCodesSlice, fewCodes } from "./codes-slice.ts";
import { createErrorSlice, type ErrorSlice } from "./error-slice.ts";
import { createFiltersSlice, type FiltersSlice } from "./filters-slice.ts";
import { mergedCart, mergedLines, mergedNames } from "./merge-tabs.ts";
import {
  type PersistedState,
  rehydrationTimeoutMs,
  storageKey,
  storedState,
  storedVersion,
  within,
} from "./persistence.ts";
import { createPrintersSlice, fewPrinters, type PrintersSlice } from "./printers-slice.ts";
import { createProductEditingSlice, type ProductEditingSlice } from "./product-editing-slice.ts";
import { createProductSlice, type ProductSlice } from "./product-slice.ts";
import { createSavedSlice, type SavedSlice } from "./saved-slice.ts";
import { createSearchesSlice, fewSearches, type SearchesSlice } from "./searches-slice.ts";
import { createUserSlice, type UserSlice } from "./user-slice.ts";
import { createViewModeSlice, type ViewModeSlice } from "./view-mode-slice.ts";

/** Everything the browser remembers or holds for the shopper, and the ways to change it. */
export interface ClientState
  extends CartSlice,
    SavedSlice,
    CodesSlice,
    ViewModeSlice,
    FiltersSlice,
    ErrorSlice,
    UserSlice,
    ProductSlice,
    ProductEditingSlice,
    PrintersSlice,
    SearchesSlice {
  /** False until what an earlier visit stored has been read, or was waited for long enough. */
  rehydrated: boolean;
}

type StorageOptions = Pick<Parameters<typeof storedState>[0], "loadReader"> & {
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
  /** Whether there is something to store; else two tabs would answer each other for ever. */
  let isUnwritten = true;
  /** What this tab and storage last agreed on. */
  let agreed: Partial<PersistedState> = {};

  const store = createStore<ClientState>()(
    persist(
      (...tools) => ({
        ...createCartSlice(...tools),
        ...createSavedSlice(...tools),
        ...createCodesSlice(...tools),
        ...createViewModeSlice(...tools),
        ...createFiltersSlice(...tools),
        ...createErrorSlice(...tools),
        ...createUserSlice(...tools),
        ...createProductSlice(...tools),
        ...createProductEditingSlice(...tools),
        ...createPrintersSlice(...tools),
        ...createSearchesSlice(...tools),
        rehydrated: false,
      }),
      {
        name: storageKey,
        version: storedVersion,
        skipHydration: true,
        storage: storedState({
          ...options,
          mayWrite: () => {
            isUnwritten ||= !upToDate;
            return upToDate;
          },
          onUnread: () => {
            isUnwritten = true;
            readAgain();
          },
          onWritten: (state) => {
            agreed = state;
          },
        }),
        partialize: (state): PersistedState => ({
          cart: state.cart,
          savedForLater: state.savedForLater,
          promotionCodes: state.promotionCodes,
          viewMode: state.viewMode,
          filters: state.filters,
          user: { userInfo: state.user.userInfo },
          editedProduct: state.editedProduct,
          printers: state.printers,
          searches: state.searches,
        }),
        merge: (stored, current) => {
          // readStoredState has checked it; persist's own types cannot say so.
          const state = stored as Partial<PersistedState> | undefined;
          if (!state) return current;
          const merged = everRead
            ? mergeOtherTab(state, current, agreed)
            : mergeEarlierVisit(state, current, startingState());
          agreed = state;
          return merged;
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
    everRead = true;
    if (!isUnwritten) return;
    isUnwritten = false;
    // Stores what happened meanwhile, too.
    store.setState({ rehydrated: true });
  }

  /** One reading at a time: an older one that ends later would bring back what is gone. */
  let lastReading = Promise.resolve();

  function read(): Promise<void> {
    lastReading = lastReading.then(() => store.persist.rehydrate());
    return lastReading;
  }

  /** Another tab has stored something: first it is read, then what this one did is stored too. */
  function readAgain(): void {
    upToDate = false;
    void read();
  }

  let reading: Promise<void> | undefined;

  /**
   * Reads what the browser stored, once; later calls wait for the same reading. What comes too
   * late to be waited for is merged when it comes, and until then nothing is stored over it.
   */
  function rehydrate(): Promise<void> {
    reading ??= within(timeoutMs, read()).then(() => {
      if (!everRead) store.setState({ rehydrated: true });
      window.addEventListener("storage", ({ key }) => {
        // No key at all: everything was cleared.
        if (key === storageKey || key === null) readAgain();
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
  const { cart, savedForLater, promotionCodes, viewMode, filters, user } = stored;
  const { editedProduct, printers, searches } = stored;
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
    ...(savedForLater && {
      savedForLater: mergedLines([], current.savedForLater, savedForLater),
    }),
    ...(promotionCodes && {
      promotionCodes: fewCodes([...promotionCodes, ...current.promotionCodes]),
    }),
    ...(viewMode && current.viewMode === untouched.viewMode && { viewMode }),
    ...(filters && current.filters === untouched.filters && { filters }),
    ...(user && !current.user.userInfo && { user: { ...current.user, ...user } }),
    ...(editedProduct && current.editedProduct === untouched.editedProduct && { editedProduct }),
    ...(printers && { printers: fewPrinters([...current.printers, ...printers]) }),
    ...(searches && { searches: fewSearches([...current.searches, ...searches]) }),
  };
}

/**
 * What another tab stored: the cart with its codes, who is signed in, the shopper's printers and searches are the
 * browser's, together with what this tab did to them since `agreed`. What is chosen and edited on
 * this tab's screen is its own.
 */
function mergeOtherTab(
  { cart, savedForLater, promotionCodes, user, printers, searches }: Partial<PersistedState>,
  current: ClientState,
  agreed: Partial<PersistedState>,
): ClientState {
  const isUserChanged = current.user.userInfo !== agreed.user?.userInfo;
  return {
    ...current,
    ...(cart && { cart: mergedCart(agreed.cart ?? emptyCart, current.cart, cart) }),
    ...(savedForLater && {
      savedForLater: mergedLines(agreed.savedForLater ?? [], current.savedForLater, savedForLater),
    }),
    ...(promotionCodes && {
      promotionCodes: fewCodes(
        mergedNames(agreed.promotionCodes ?? [], current.promotionCodes, promotionCodes),
      ),
    }),
    ...(user && !isUserChanged && { user: { ...current.user, ...user } }),
    ...(printers && {
      printers: fewPrinters(mergedNames(agreed.printers ?? [], current.printers, printers)),
    }),
    ...(searches && {
      searches: fewSearches(mergedNames(agreed.searches ?? [], current.searches, searches)),
    }),
  };
}
