import { sharedNames } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** The most printers that one browser remembers; a household has one or two, an office a few. */
const mostPrinters = 6;

export interface PrintersSlice {
  /** Make and model of the shopper's own printers, the one added last first. */
  printers: string[];
  /** Remembers a printer. One too many, and the one that was added first is forgotten. */
  addPrinter: (name: string) => void;
  removePrinter: (name: string) => void;
}

/** Each printer once, and no more than are remembered. */
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
