import { ownValue } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** How a listing shows its products. */
export type ViewMode = "grid" | "list";

export interface ViewModeSlice {
  viewMode: ViewMode;
  setViewMode: (viewMode: ViewMode) => void;
  toggleViewMode: () => void;
}

export const persistedViewMode = ownValue<ViewMode>();

export const createViewModeSlice: Slice<ViewModeSlice> = (set) => ({
  viewMode: "grid",
  setViewMode: (viewMode) => set({ viewMode }),
  toggleViewMode: () =>
    set(({ viewMode }) => ({ viewMode: viewMode === "grid" ? "list" : "grid" })),
});
