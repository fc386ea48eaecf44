import { Link } from "react-router-dom";
import { printerHref } from "~/catalogue/empty-listing.tsx";

/** So many printers are shown before the rest unfolds. */
const shownAtOnce = 12;

/** The printers a product fits; each leads to everything else that fits it. */
export function FitsPrinters({ printers }: { printers: string[] }) {
  if (printers.length === 0) return null;
  const sorted = [...printers].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  const rest = sorted.slice(shownAtOnce);
  return (
    <section aria-labelledby="fits-printers">
      <h2 id="fits-printers" className="text-2xl">
        Fits these printers
      </h2>
      <PrinterLinks names={sorted.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-link">
            {rest.length} more printers
          </summary>
          <PrinterLinks names={rest} />
        </details>
      )}
    </section>
  );
}

function PrinterLinks({ names }: { names: string[] }) {
  return (
    <ul className="mt-3 grid text-sm sm:grid-cols-2">
      {names.map((name) => (
        <li key={name}>
          <Link to={printerHref(name)} className="inline-block py-1.5 text-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
