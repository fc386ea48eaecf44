import { useSyncExternalStore } from "react";

type PersistedListOptions<Item> = {
  key: string;
  /** The most items that are kept; the last added ones stay. */
  most: number;
  /** Reads a stored item; undefined if it is not valid. */
  read: (stored: unknown) => Item | undefined;
};

/** A short list in browser storage, the same in all tabs. */
export type PersistedList<Item> = {
  items: () => readonly Item[];
  set: (items: readonly Item[]) => void;
  /** Calls the listener after each change; gives back a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
};

const none: readonly never[] = [];

/**
 * Makes a list in browser storage. Invalid content counts as an empty list; if the browser blocks
 * its storage, the list lasts as long as the page.
 */
export function persistedList<Item>({
  key,
  most,
  read,
}: PersistedListOptions<Item>): PersistedList<Item> {
  const listeners = new Set<() => void>();
  let known: readonly Item[] | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key !== key && event.key !== null) return;
    known = undefined;
    tell();
  };

  return {
    items() {
      known ??= sharedEmpty(readList(key, read).slice(0, most));
      return known;
    },
    set(items) {
      known = sharedEmpty(items.slice(0, most));
      try {
        window.localStorage.setItem(key, JSON.stringify(known));
      } catch (cause) {
        console.warn("This browser does not let the shop remember a list.", cause);
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onOtherTab);
      };
    },
  };
}

/** The items of a list: none on the server and until hydration. */
export function usePersistedList<Item>(list: PersistedList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.items, () => none);
}

/** One object for all empty lists, so that React does not render again. */
function sharedEmpty<Item>(items: readonly Item[]): readonly Item[] {
  return items.length > 0 ? items : none;
}

function readList<Item>(key: string, read: (stored: unknown) => Item | undefined): Item[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((item) => read(item) ?? []);
  } catch {
    return [];
  }
}
