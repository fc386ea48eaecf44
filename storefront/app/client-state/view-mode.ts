import { useClientState } from "./client-state.ts";
import type { ViewModeSlice } from "./view-mode-slice.ts";

/** The view of listings, kept across visits, and how to change it. */
export function useViewMode(): ViewModeSlice {
  return {
    viewMode: useClientState((state) => state.viewMode),
    setViewMode: useClientState((state) => state.setViewMode),
    toggleViewMode: useClientState((state) => state.toggleViewMode),
  };
}
