import { Link } from "react-router-dom";
import type { KnownPrinter } from "~/catalogue/printers/printer.ts";
import { compatibilityTexts as texts } from "./compatibility-texts.ts";
import { PrinterLinks } from "./printer-links.tsx";

type FoundPrintersProps = { typed: string; printers: KnownPrinter[]; total: number };

/** What was typed found these printers. */
export function FoundPrinters({ typed, printers, total }: FoundPrintersProps) {
  return (
    <section className="mt-10">
      <h2 aria-live="polite" className="text-2xl">
        {total > 0 ? texts().found(total, typed) : texts().noneCalled(typed)}
      </h2>
      {total > printers.length && (
        <p className="mt-1 text-key-soft">{texts().firstOf(printers.length)}</p>
      )}
      {total > 0 ? <PrinterLinks printers={printers} /> : <Advice typed={typed} />}
    </section>
  );
}

/** An address names a printer that nothing here fits. */
export function UnknownPrinter({ name, printers }: { name: string; printers: KnownPrinter[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{texts().noneCalled(name)}</h2>
      {printers.length > 0 && (
        <>
          <p className="mt-2 text-key-soft">{texts().didYouMean}</p>
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
      <p>{texts().advice}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {texts().stillMissing}
        <Link to={`/search?${new URLSearchParams({ q: typed })}`} className="text-link">
          {texts().searchAll}
        </Link>
        <Link to="/contact" className="text-link">
          {texts().askUs}
        </Link>
      </p>
    </div>
  );
}
