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

/** The state of the browser for the shopper, with its actions. */
export interface ClientState extends Slices {
  /** False until the stored state has been read or the time limit has passed. */
  rehydrated: boolean;
}

type StorageOptions = Pick<Parameters<typeof storedState>[0], "loadReader"> & {
  /** How long `rehydrate` waits at most, ms. */
  timeoutMs?: number;
};

/**
 * Makes a store. It starts from the defaults on the server and in the browser, so that both render
 * the same; `rehydrate` reads the stored state. Options are for tests.
 */
export function createClientState({
  timeoutMs = rehydrationTimeoutMs,
  ...options
}: StorageOptions = {}) {
  /** Whether the stored state has been read once. */
  let everRead = false;
  /** Whether the stored state is known here. An unread state is never overwritten. */
  let upToDate = false;
  /**
   * Whether there is a change to store; without this, two tabs would answer each other endlessly.
   */
  let isUnwritten = true;
  /** The state that this tab and the storage last had in common. */
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
        // readStoredState has checked it; persist's types cannot express that.
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
    // Also stores what changed meanwhile.
    store.setState({ rehydrated: true });
  }

  /** One reading at a time: an older reading that ends later would bring back deleted parts. */
  let lastReading = Promise.resolve();

  function read(): Promise<void> {
    lastReading = lastReading.then(() => store.persist.rehydrate());
    return lastReading;
  }

  /** Another tab has stored a state: it is read and merged before this tab stores its own. */
  function readAgain(): void {
    upToDate = false;
    void read();
  }

  let reading: Promise<void> | undefined;

  /**
   * Reads the stored state once; later calls wait for the same reading. A state that arrives after
   * the time limit is merged then; until that, nothing is stored.
   */
  function rehydrate(): Promise<void> {
    reading ??= within(timeoutMs, read()).then(() => {
      if (!everRead) store.setState({ rehydrated: true });
      window.addEventListener("storage", ({ key }) => {
        // The key is null if the whole storage was cleared.
        if (key === storageKey || key === null) readAgain();
      });
    });
    return reading;
  }

  return Object.assign(store, { rehydrate });
}

/** The browser's only store. The server never changes it. */
export const clientState = createClientState();

/** A part of the client state. The first mount anywhere reads the stored state. */
export function useClientState<Part>(select: (state: ClientState) => Part): Part {
  useEffect(() => {
    void clientState.rehydrate();
  }, []);
  return useStore(clientState, select);
}

/** A part without its value types, which are checked where it is declared. */
type AnyPart = PersistedPart<unknown, unknown>;

const parts = Object.entries(persistedParts) as [keyof PersistedState, AnyPart][];

function storedPart(state: ClientState): PersistedState {
  const stored = parts.map(([key, part]) => [key, part.toStored(state[key])]);
  return Object.fromEntries(stored) as PersistedState;
}

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
