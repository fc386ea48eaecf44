import type { Slice } from "./slice.ts";
import { showToast } from "./toasts.ts";

export interface ErrorSlice {
  /** The last error that was shown; null when there is none. */
  error: string | null;
  /** Keeps a sentence for people and shows it as an error toast; null only clears. */
  setError: (message: string | null) => void;
}

export const createErrorSlice: Slice<ErrorSlice> = (set) => ({
  error: null,
  setError(message) {
    set({ error: message });
    if (message) showToast({ kind: "error", text: message });
  },
});
