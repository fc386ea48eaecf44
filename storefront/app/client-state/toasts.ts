/** A short message in the corner of the screen. */
export interface Toast {
  kind: "success" | "error";
  text: string;
}

type ToastListener = (toast: Toast) => void;

const listeners = new Set<ToastListener>();
let waiting: Toast[] = [];

/** Shows a toast. One shown before the toast area is there waits for it. */
export function showToast(toast: Toast): void {
  if (listeners.size === 0) {
    waiting.push(toast);
    return;
  }
  for (const listener of listeners) listener(toast);
}

/**
 * Hears every toast, the ones that waited first. Gives back how to stop hearing.
 * The toast area is the only listener in the shop; tests are the other.
 */
export function onToast(listener: ToastListener): () => void {
  listeners.add(listener);
  const late = waiting;
  waiting = [];
  for (const toast of late) listener(toast);
  return () => listeners.delete(listener);
}
