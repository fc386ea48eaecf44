import { useEffect, useState } from "react";
import { printerKey } from "../../modules/printer/printer-key";
import { askBackend } from "../backend";

/** A printer that can be added. */
export interface PrinterOption {
  name: string;
  /** Whether the shop does not know it yet. */
  isNew: boolean;
}

interface PrinterList {
  printers: { make: string; model: string }[];
}

/** The search starts after this pause, milliseconds. */
const pause = 200;

const mostOptions = 8;

/** The most that the backend answers. */
const longestList = 100;

/** Make, a space, model. */
const makeAndModel = /^\S+ .*\S$/;

/**
 * The printers that can be added for a typed text: those the shop knows, without the chosen ones,
 * then the text itself if it names another printer.
 */
export function printerOptions(
  typed: string,
  known: string[],
  chosen: readonly string[],
): PrinterOption[] {
  const taken = new Set(chosen.map(printerKey));
  const options = known
    .filter((name) => !taken.has(printerKey(name)))
    .slice(0, mostOptions)
    .map((name) => ({ name, isNew: false }));
  const written = typed.trim().replace(/\s+/g, " ");
  const key = printerKey(written);
  const isThere = taken.has(key) || known.some((name) => printerKey(name) === key);
  const canBeNew = makeAndModel.test(written) && key !== "" && !isThere;
  return canBeNew ? [...options, { name: written, isNew: true }] : options;
}

interface PrinterSearch {
  query: string;
  /** The names of the known printers. */
  known: string[];
  /** Why the search failed. */
  problem?: string;
}

/**
 * Searches the shop's printers for a typed text. `chosen` is the number of printers that are chosen
 * already.
 */
export function usePrinterSearch(typed: string, chosen: number): PrinterSearch {
  const [found, setFound] = useState<PrinterSearch>({ query: "", known: [] });
  const query = typed.trim();
  // The search finds chosen ones too. They are left out later.
  const limit = Math.min(mostOptions + chosen, longestList);

  useEffect(() => {
    if (query === "") {
      setFound({ query, known: [] });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const path = `/admin/catalogue/printers?q=${encodeURIComponent(query)}&limit=${limit}`;
      const answer = await askBackend<PrinterList>(path, { signal: abort.signal }).catch(() => {});
      if (!answer || abort.signal.aborted) return;
      const { value, problem } = answer;
      const known = value?.printers.map(({ make, model }) => `${make} ${model}`) ?? [];
      setFound({ query, known, problem: problem?.message });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, limit]);

  return found;
}
