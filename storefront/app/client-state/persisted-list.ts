import { useSyncExternalStore } from "react";

type PersistedListOptions<Item> = {
  /** The key in browser storage. */
  key: string;
  /** The most that is remembered; what was added last stays. */
  most: number;
  /** Reads one stored item; undefined where it is not ours. */
  read: (stored: unknown) => Item | undefined;
};

/** A short list that this browser remembers, the same in all its tabs. */
export type PersistedList<Item> = {
  /** What is remembered now; empty on the server. */
  items: () => readonly Item[];
  /** Remembers another list in its place. */
  set: (items: readonly Item[]) => void;
  /** Calls back after each change. Gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
};

const none: readonly never[] = [];

/**
 * Makes a list that is kept in browser storage. Foreign content counts as nothing, and where the
 * browser blocks its storage the list lasts as long as the page.
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
    // The key is null where everything was cleared.
    if (event.key !== key && event.key !== null) return;
    known = undefined;
    tell();
  };

  return {
    items() {
      known ??= orNone(readList(key, read).slice(0, most));
      return known;
    },
    set(items) {
      known = orNone(items.slice(0, most));
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

/** A remembered list on the screen: empty on the server and until the page has come to life. */
export function usePersistedList<Item>(list: PersistedList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.items, () => none);
}

/** All empty lists are one, so that nothing is shown anew where there is nothing. */
function orNone<Item>(items: readonly Item[]): readonly Item[] {
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
