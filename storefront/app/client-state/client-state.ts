import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { PersistedPart } from "./persisted-part.ts";
import { rehydrationTimeoutMs, storageKey, storedState, within } from "./persistence.ts";
import {
  createSlices,
  type PersistedState,
  persistedParts,
  type Slices,
  storedVersion,
} from "./slices.ts";

/** Everything the browser remembers or holds for the shopper, and the ways to change it. */
export interface ClientState extends Slices {
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
    persist((set) => ({ ...createSlices(set), rehydrated: false }), {
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
      partialize: storedPart,
      merge: (stored, current) => {
        // readStoredState has checked it; persist's own types cannot say so.
        const state = stored as Partial<PersistedState> | undefined;
        if (!state) return current;
        const merged = everRead
          ? mergedWith(state, current, (part, key) =>
              part.afterOtherTab(state[key], current[key], agreed[key]),
            )
          : mergedWith(state, current, (part, key) =>
              part.afterEarlierVisit(state[key], current[key], startingState()[key]),
            );
        agreed = state;
        return merged;
      },
      onRehydrateStorage: () => (_state, cause) => wasRead(cause),
    }),
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

/** A part whose types were checked where it is declared. */
type AnyPart = PersistedPart<unknown, unknown>;

const parts = Object.entries(persistedParts) as [keyof PersistedState, AnyPart][];

function storedPart(state: ClientState): PersistedState {
  const stored = parts.map(([key, part]) => [key, part.toStored(state[key])]);
  return Object.fromEntries(stored) as PersistedState;
}

/** The state with each part that was stored put together with what is there. */
function mergedWith(
  stored: Partial<PersistedState>,
  current: ClientState,
  merge: (part: AnyPart, key: keyof PersistedState) => unknown,
): ClientState {
  const merged = parts
    .filter(([key]) => stored[key] !== undefined)
    .map(([key, part]) => [key, merge(part, key)]);
  return { ...current, ...Object.fromEntries(merged) };
}
