import { useEffect, useState } from "react";
import { z } from "zod";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";

const answerSchema = z.object({
  printers: z.array(z.object({ make: z.string(), model: z.string() })),
});

const shown = 12;
/** The search starts after this pause in typing, ms. */
const typingPauseMs = 120;

/** Known printers by any part of make and model. Throws if the backend is unavailable. */
async function searchPrinters(config: PublicConfig, q: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q, limit: String(shown) });
  const response = await fetch(`${config.commerceUrl}/store/printers?${query}`, {
    signal,
    headers: { "x-publishable-api-key": config.publishableKey },
  });
  if (!response.ok) throw new Error(`The printers' search answered ${response.status}.`);
  const { printers } = answerSchema.parse(await response.json());
  return printers.map(({ make, model }) => `${make} ${model}`);
}

/** The printers for a typed text; an older answer never replaces a newer one. */
export function usePrinterSearch(typed: string): { found: string[]; failed: boolean } {
  const config = usePublicConfig();
  const [answer, setAnswer] = useState({ found: [] as string[], failed: false });
  const q = typed.trim();

  useEffect(() => {
    if (q === "") return setAnswer({ found: [], failed: false });
    const control = new AbortController();
    const timer = setTimeout(() => {
      searchPrinters(config, q, control.signal).then(
        (found) => setAnswer({ found, failed: false }),
        (cause: unknown) => {
          if (control.signal.aborted) return;
          console.error("Printers could not be searched.", cause);
          setAnswer({ found: [], failed: true });
        },
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [config, q]);

  return answer;
}
