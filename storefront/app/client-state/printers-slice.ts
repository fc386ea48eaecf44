import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** A household has one or two printers, an office a few. */
const mostPrinters = 6;

export interface PrintersSlice {
  /** Names of the shopper's printers, the last added first. */
  printers: string[];
  /** Adds a printer; above the limit the oldest is forgotten. */
  addPrinter: (name: string) => void;
  removePrinter: (name: string) => void;
}

/** Each printer once, the first six. */
export function fewPrinters(names: string[]): string[] {
  return [...new Set(names)].slice(0, mostPrinters);
}

export const persistedPrinters = sharedNames(fewPrinters, "current");

export const createPrintersSlice: Slice<PrintersSlice> = (set) => ({
  printers: [],
  addPrinter: (name) => set(({ printers }) => ({ printers: fewPrinters([name, ...printers]) })),
  removePrinter: (name) =>
    set(({ printers }) => ({ printers: printers.filter((other) => other !== name) })),
});
