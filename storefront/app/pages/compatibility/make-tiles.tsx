import { Link } from "react-router-dom";
import type { PrinterGroup } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { makeHref } from "./crumbs.ts";

/** All makes, each with its number of printers that a product fits. */
export function MakeTiles({ makes }: { makes: PrinterGroup[] }) {
  return (
    <nav aria-labelledby="makes" className="mt-12">
      <h2 id="makes" className="text-2xl">
        {m.compatibility_makes_heading()}
      </h2>
      <PrinterGroupTiles
        groups={makes.map(({ name, printers }) => ({ name, printers, to: makeHref(name) }))}
      />
    </nav>
  );
}

type PrinterGroupTilesProps = { groups: (PrinterGroup & { to: string })[] };

/** Groups of printers side by side: makes, or the series of a make. */
export function PrinterGroupTiles({ groups }: PrinterGroupTilesProps) {
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {groups.map(({ name, printers, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="flex h-full min-h-24 flex-col justify-between rounded-md border border-line bg-sheet p-4 transition-shadow hover:border-key hover:shadow-lift"
          >
            <span className="font-display text-lg font-bold">{name}</span>
            <span className="mt-2 text-sm text-key-faint">
              {m.compatibility_printers_of({ count: printers })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
