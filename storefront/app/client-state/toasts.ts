/** A short message in the corner of the screen. */
export interface Toast {
  kind: "success" | "error";
  text: string;
}

type ToastListener = (toast: Toast) => void;

const listeners = new Set<ToastListener>();
let waiting: Toast[] = [];

/** Shows a toast; toasts wait until the toast area is loaded. */
export function showToast(toast: Toast): void {
  if (listeners.size === 0) {
    waiting.push(toast);
    return;
  }
  for (const listener of listeners) listener(toast);
}

/**
 * Calls the listener with every toast, first with those that waited; gives back a function that
 * unsubscribes it. The toast area and tests are the only listeners.
 */
export function onToast(listener: ToastListener): () => void {
  listeners.add(listener);
  const late = waiting;
  waiting = [];
  for (const toast of late) listener(toast);
  return () => listeners.delete(listener);
}
