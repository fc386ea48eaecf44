import { Link } from "react-router-dom";
import type { KnownPrinter } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { PrinterLinks } from "./printer-links.tsx";

type FoundPrintersProps = { typed: string; printers: KnownPrinter[]; total: number };

/** The printers that were found for a text. */
export function FoundPrinters({ typed, printers, total }: FoundPrintersProps) {
  return (
    <section className="mt-10">
      <h2 aria-live="polite" className="text-2xl">
        {total > 0
          ? m.compatibility_found({ count: total, typed })
          : m.compatibility_none_called({ typed })}
      </h2>
      {total > printers.length && (
        <p className="mt-1 text-key-soft">{m.compatibility_first_of({ shown: printers.length })}</p>
      )}
      {total > 0 ? <PrinterLinks printers={printers} /> : <Advice typed={typed} />}
    </section>
  );
}

/** A URL with a printer that no product fits. */
export function UnknownPrinter({ name, printers }: { name: string; printers: KnownPrinter[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{m.compatibility_none_called({ typed: name })}</h2>
      {printers.length > 0 && (
        <>
          <p className="mt-2 text-key-soft">{m.compatibility_did_you_mean()}</p>
          <PrinterLinks printers={printers} />
        </>
      )}
      <Advice typed={name} />
    </section>
  );
}

function Advice({ typed }: { typed: string }) {
  return (
    <div className="mt-2 max-w-2xl text-key-soft">
      <p>{m.compatibility_advice()}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {m.compatibility_still_missing()}
        <Link to={`/search?${new URLSearchParams({ q: typed })}`} className="text-link">
          {m.compatibility_search_all()}
        </Link>
        <Link to="/contact" className="text-link">
          {m.compatibility_ask_us()}
        </Link>
      </p>
    </div>
  );
}
