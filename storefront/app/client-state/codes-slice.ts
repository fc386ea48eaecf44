import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** More codes than anybody has. */
const mostCodes = 10;

export interface CodesSlice {
  /** The promotion codes that the shopper wants on the cart; whether they hold, the backend says. */
  promotionCodes: string[];
  addPromotionCode: (code: string) => void;
  removePromotionCode: (code: string) => void;
}

/** Each code once, and no more than are kept. */
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
