import type { PersistStorage } from "zustand/middleware";
import { type PersistedState, storedVersion } from "./slices.ts";

/** The key in browser storage. */
export const storageKey = "root";
/** How long the shop waits for the stored state before it goes on without it, for the time being. */
export const rehydrationTimeoutMs = 5000;

type ReadStoredState = (text: string) => Partial<PersistedState> | null;

interface StoredStateOptions {
  /** Brings the reader; it is a part of its own so that a first visit does not load it. */
  loadReader?: () => Promise<ReadStoredState>;
  /** False as long as writing would overwrite what has not been read yet. */
  mayWrite: () => boolean;
  /** Called instead of writing where another tab has written what was not read here. */
  onUnread: () => void;
  /** Called with what has been written. */
  onWritten: (state: Partial<PersistedState>) => void;
}

const loadStoredStateReader = async (): Promise<ReadStoredState> =>
  (await import("./stored-state.ts")).readStoredState;

/**
 * Browser storage. What is not ours counts as nothing stored, and what another tab has written in
 * the meantime is never overwritten. Reading throws where the browser blocks it or the reader does
 * not arrive; writing never throws. What is wrong is said once.
 */
export function storedState({
  loadReader = loadStoredStateReader,
  mayWrite,
  onUnread,
  onWritten,
}: StoredStateOptions): PersistStorage<Partial<PersistedState>> {
  const warn = warnOnce();
  /** What was last read or written here, as it stands in storage. */
  let knownText: string | null = null;

  return {
    async getItem(name) {
      knownText = window.localStorage.getItem(name);
      if (knownText === null) return null;
      const readText = await loadReader();
      // Only now: another tab may have written while the reader was on its way.
      knownText = window.localStorage.getItem(name);
      if (knownText === null) return null;
      const state = readText(knownText);
      if (!state) warn("What this browser stored for the shop could not be used.");
      return state && { state, version: storedVersion };
    },
    setItem(name, value) {
      if (!mayWrite()) return;
      try {
        if (window.localStorage.getItem(name) !== knownText) return onUnread();
        const text = JSON.stringify(value);
        window.localStorage.setItem(name, text);
        knownText = text;
        onWritten(value.state);
      } catch (cause) {
        warn("This browser does not let the shop remember the cart.", cause);
      }
    },
    removeItem() {
      // The shop only ever replaces what it stored; an empty cart is news to the other tabs.
    },
  };
}

function warnOnce(): (...told: unknown[]) => void {
  const said = new Set<unknown>();
  return (sentence, ...more) => {
    if (!said.has(sentence)) console.warn(sentence, ...more);
    said.add(sentence);
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
