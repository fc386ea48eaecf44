import { useClientState } from "~/client-state/client-state.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";

type MyPrinters = {
  /** Names as the printer filter takes them, the latest first. */
  printers: string[];
  /** Adds a printer; above six the oldest is forgotten. */
  add: (name: string) => void;
  remove: (name: string) => void;
};

const none: string[] = [];

/**
 * The shopper's printers in this browser; none on the server and until hydration, so that the HTML
 * is the same for everybody.
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
