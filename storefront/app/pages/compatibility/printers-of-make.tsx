import { Link } from "react-router-dom";
import type { KnownPrinter, PrinterGroup } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { makeHref } from "./crumbs.ts";
import { PrinterGroupTiles } from "./make-tiles.tsx";
import { PrinterLinks } from "./printer-links.tsx";

type SeriesTilesProps = { make: string; series: PrinterGroup[] };

/** The series of a make with many printers. */
export function SeriesTiles({ make, series }: SeriesTilesProps) {
  return (
    <nav aria-labelledby="series" className="mt-12">
      <h2 id="series" className="text-2xl">
        {m.compatibility_all_of({ make })}
      </h2>
      <PrinterGroupTiles
        groups={series.map(({ name, printers }) => ({
          name: name || m.compatibility_other_models(),
          printers,
          to: makeHref(make, name),
        }))}
      />
    </nav>
  );
}

type ModelListProps = { make: string; series: string | undefined; printers: KnownPrinter[] };

/** The printers of a make by series, or those of one series. */
export function ModelList({ make, series, printers }: ModelListProps) {
  const names = [...new Set(printers.map((printer) => printer.series))].sort((one, other) =>
    one.localeCompare(other, "en"),
  );
  const isWhole = series === undefined;
  return (
    <section aria-labelledby="models" className="mt-12">
      <h2 id="models" className="text-2xl">
        {isWhole
          ? m.compatibility_all_of({ make })
          : m.compatibility_models_of({ make, series }).replace("  ", " ").trim()}
      </h2>
      {!isWhole && (
        <p className="mt-1">
          <Link to={makeHref(make)} className="inline-flex min-h-9 items-center text-link">
            {m.compatibility_all_series({ make })}
          </Link>
        </p>
      )}
      {names.map((name) => (
        <div
          key={name}
          className="mt-6 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
        >
          {isWhole && <h3 className="text-lg">{name || m.compatibility_other_models()}</h3>}
          <PrinterLinks printers={printers.filter((printer) => printer.series === name)} />
        </div>
      ))}
    </section>
  );
}
