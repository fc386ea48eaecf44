import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { ownValue } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** The chosen values of every filter type. */
export type ChosenFilters = Record<FacetType, string[]>;

export interface FiltersSlice {
  filters: ChosenFilters;
  toggleFilter: (type: FacetType, value: string) => void;
  removeFilter: (type: FacetType, value: string) => void;
  resetFilters: () => void;
  setFilters: (filters: Partial<ChosenFilters>) => void;
}

const noFilters: ChosenFilters = forEachFacet(() => []);

export const persistedFilters = ownValue<ChosenFilters>();

export const createFiltersSlice: Slice<FiltersSlice> = (set) => ({
  filters: noFilters,
  toggleFilter: (type, value) =>
    set(({ filters }) => ({
      filters: {
        ...filters,
        [type]: filters[type].includes(value)
          ? filters[type].filter((chosen) => chosen !== value)
          : [...filters[type], value],
      },
    })),
  removeFilter: (type, value) =>
    set(({ filters }) => ({
      filters: { ...filters, [type]: filters[type].filter((chosen) => chosen !== value) },
    })),
  resetFilters: () => set({ filters: noFilters }),
  setFilters: (filters) => set({ filters: { ...noFilters, ...filters } }),
});
