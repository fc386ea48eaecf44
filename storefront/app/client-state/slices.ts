import { type CartSlice, createCartSlice, persistedCart } from "./cart-slice.ts";
import { type CodesSlice, createCodesSlice, persistedCodes } from "./codes-slice.ts";
import { createErrorSlice, type ErrorSlice } from "./error-slice.ts";
import { createFiltersSlice, type FiltersSlice, persistedFilters } from "./filters-slice.ts";
import { createPrintersSlice, type PrintersSlice, persistedPrinters } from "./printers-slice.ts";
import {
  createProductEditingSlice,
  type ProductEditingSlice,
  persistedProduct,
} from "./product-editing-slice.ts";
import { createProductSlice, type ProductSlice } from "./product-slice.ts";
import { createSavedSlice, persistedSaved, type SavedSlice } from "./saved-slice.ts";
import { createSearchesSlice, persistedSearches, type SearchesSlice } from "./searches-slice.ts";
import { createUserSlice, persistedUser, type UserSlice } from "./user-slice.ts";
import { createViewModeSlice, persistedViewMode, type ViewModeSlice } from "./view-mode-slice.ts";

/** All slices of the client state. */
export type Slices = CartSlice &
  SavedSlice &
  CodesSlice &
  ViewModeSlice &
  FiltersSlice &
  ErrorSlice &
  UserSlice &
  ProductSlice &
  ProductEditingSlice &
  PrintersSlice &
  SearchesSlice;

/** Makes all slices. */
export function createSlices(set: SetSlices): Slices {
  return {
    ...createCartSlice(set),
    ...createSavedSlice(set),
    ...createCodesSlice(set),
    ...createViewModeSlice(set),
    ...createFiltersSlice(set),
    ...createErrorSlice(set),
    ...createUserSlice(set),
    ...createProductSlice(set),
    ...createProductEditingSlice(set),
    ...createPrintersSlice(set),
    ...createSearchesSlice(set),
  };
}

type SetSlices = (change: Partial<Slices> | ((state: Slices) => Partial<Slices>)) => void;

/** The parts that are stored. */
export const persistedParts = {
  cart: persistedCart,
  savedForLater: persistedSaved,
  promotionCodes: persistedCodes,
  viewMode: persistedViewMode,
  filters: persistedFilters,
  user: persistedUser,
  editedProduct: persistedProduct,
  printers: persistedPrinters,
  searches: persistedSearches,
} satisfies { [Key in keyof Slices]?: { toStored: (value: Slices[Key]) => unknown } };

type Parts = typeof persistedParts;

/** The version of what is stored; another version is not read. */
export const storedVersion = 1;

/** What is stored of the client state. Never a password, never a token. */
export type PersistedState = {
  [Key in keyof Parts]: ReturnType<Parts[Key]["toStored"]>;
};
