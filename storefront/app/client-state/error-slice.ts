import type { Slice } from "./slice.ts";
import { showToast } from "./toasts.ts";

export interface ErrorSlice {
  /** The last error that was shown; null if none. */
  error: string | null;
  /** Keeps the sentence and shows it as an error toast; null only clears it. */
  setError: (message: string | null) => void;
}

export const createErrorSlice: Slice<ErrorSlice> = (set) => ({
  error: null,
  setError(message) {
    set({ error: message });
    if (message) showToast({ kind: "error", text: message });
  },
});
