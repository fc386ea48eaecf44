import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

const mostCodes = 10;

export interface CodesSlice {
  /** The promotion codes that the shopper wants; the backend decides whether they apply. */
  promotionCodes: string[];
  addPromotionCode: (code: string) => void;
  removePromotionCode: (code: string) => void;
}

/** Each code once, the first ten. */
export function fewCodes(codes: string[]): string[] {
  return [...new Set(codes)].slice(0, mostCodes);
}

export const persistedCodes = sharedNames(fewCodes, "stored");

export const createCodesSlice: Slice<CodesSlice> = (set) => ({
  promotionCodes: [],
  addPromotionCode: (code) =>
    set(({ promotionCodes }) => ({ promotionCodes: fewCodes([...promotionCodes, code]) })),
  removePromotionCode: (code) =>
    set(({ promotionCodes }) => ({
      promotionCodes: promotionCodes.filter((other) => other !== code),
    })),
});
