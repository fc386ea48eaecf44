import { useClientState } from "~/client-state/client-state.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";

type MyPrinters = {
  /** Make and model of each, as a listing's printer filter takes them; the latest first. */
  printers: string[];
  /** Remembers a printer; beyond six the oldest is forgotten. */
  add: (name: string) => void;
  remove: (name: string) => void;
};

const none: string[] = [];

/**
 * The shopper's own printers, which this browser remembers; none on the server and while the page
 * comes to life, so that its HTML is the same for everybody.
 */
export function useMyPrinters(): MyPrinters {
  const isHydrated = useHydrated();
  const printers = useClientState((state) => state.printers);
  return {
    printers: isHydrated ? printers : none,
    add: useClientState((state) => state.addPrinter),
    remove: useClientState((state) => state.removePrinter),
  };
}
