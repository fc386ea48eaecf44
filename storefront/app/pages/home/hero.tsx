import { Link } from "react-router-dom";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { PrinterFinder } from "~/catalogue/printers/printer-finder.tsx";
import { m } from "~/paraglide/messages.js";
import { HeroPicture } from "./hero-picture.tsx";
import { InkRow } from "./ink-row.tsx";

/** The top of the home page: its promise, the printer finder, and the inks. */
export function Hero({ examplePrinters }: { examplePrinters: string[] }) {
  const [first, second] = [m.home_headline_1(), m.home_headline_2()];
  return (
    <section className="hero relative overflow-hidden border-b border-line">
      <div className="shell relative grid items-center gap-x-10 py-10 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:py-12 lg:py-14">
        <div className="relative z-10">
          <h1 className="come-into-register text-[clamp(2.5rem,11vw,3.5rem)] leading-[0.97] md:text-[2.75rem] lg:text-[3.75rem] xl:text-[5.1rem] font-extrabold tracking-[-0.04em]">
            <span className="block">{first}</span>
            <span className="block">{second}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-key-soft max-sm:pe-6">{m.home_promise()}</p>
          <PrinterFinder className="mt-7 max-w-xl" />
          <ExamplePrinters names={examplePrinters} />
        </div>
        <InkRow className="mt-6 md:hidden" />
        <HeroPicture className="mx-auto w-full max-w-[34rem] max-md:hidden" />
      </div>
      <div className="control-strip h-3 bg-size-[100%_100%]" aria-hidden="true" />
    </section>
  );
}

function ExamplePrinters({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-key-faint">
      {m.home_such_as()}
      {names.map((name) => (
        <Link
          key={name}
          to={printerHref(name)}
          className="inline-flex min-h-8 items-center text-link"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}
