import type { PersistStorage } from "zustand/middleware";
import { type PersistedState, storedVersion } from "./slices.ts";

/** The key in browser storage. */
export const storageKey = "root";
/** How long the shop waits for the stored state, ms. */
export const rehydrationTimeoutMs = 5000;

type ReadStoredState = (text: string) => Partial<PersistedState> | null;

interface StoredStateOptions {
  /** Loads the reader, which is a chunk of its own so that a first visit does not load it. */
  loadReader?: () => Promise<ReadStoredState>;
  /** False while a write would overwrite an unread state. */
  mayWrite: () => boolean;
  /** Called instead of writing if another tab has written a state that was not read here. */
  onUnread: () => void;
  onWritten: (state: Partial<PersistedState>) => void;
}

const loadStoredStateReader = async (): Promise<ReadStoredState> =>
  (await import("./stored-state.ts")).readStoredState;

/**
 * Browser storage. Invalid content counts as nothing stored, and a state that another tab has
 * written meanwhile is never overwritten. Reading throws if the browser blocks its storage or the
 * reader cannot be loaded; writing never throws. Each problem is logged once.
 */
export function storedState({
  loadReader = loadStoredStateReader,
  mayWrite,
  onUnread,
  onWritten,
}: StoredStateOptions): PersistStorage<Partial<PersistedState>> {
  const warn = warnOnce();
  /** The text that was last read or written here. */
  let knownText: string | null = null;

  return {
    async getItem(name) {
      knownText = window.localStorage.getItem(name);
      if (knownText === null) return null;
      const readText = await loadReader();
      // Read again: another tab may have written while the reader was loading.
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
      // The shop only replaces its state: an empty cart is news for the other tabs.
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

/** Waits for the work, at most `timeoutMs`. */
export function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
