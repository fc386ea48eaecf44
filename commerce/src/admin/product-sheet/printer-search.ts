import { useEffect, useState } from "react";
import { printerKey } from "../../modules/printer/printer-key";
import { askBackend } from "../backend";

/** One line under what is typed: a printer to add. */
export interface PrinterOption {
  name: string;
  /** The shop has not heard of it before. */
  isNew: boolean;
}

interface PrinterList {
  printers: { make: string; model: string }[];
}

/** How long to wait for the next key before asking, milliseconds. */
const pause = 200;

/** As many as one can look through. */
const mostOptions = 8;

/** As many as the backend is asked for at most. */
const longestList = 100;

/** What a printer is written like: make, a space, model. */
const makeAndModel = /^\S+ .*\S$/;

/**
 * What can be added for what is typed: printers the shop knows, but those chosen already, then the
 * one that is written, if it is none of these.
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

/** What a search for printers has come to. */
interface PrinterSearch {
  /** What was searched for. */
  query: string;
  /** The names of those the shop knows. */
  known: string[];
  /** Why they could not be had. */
  problem?: string;
}

/** Searches the printers the shop knows for what is typed; `chosen` of them may be taken already. */
export function usePrinterSearch(typed: string, chosen: number): PrinterSearch {
  const [found, setFound] = useState<PrinterSearch>({ query: "", known: [] });
  const query = typed.trim();
  // Those that are chosen already are found as well, and left out later.
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
