import { useState } from "react";
import { Link } from "react-router-dom";
import { printerHref } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { inputStyle } from "~/ui/fields/field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

/** The printers that are shown at once; for more, the rest unfolds and a field finds one. */
const shownAtOnce = 12;

/** The printers that a product fits; each links to everything that fits it. */
export function FitsPrinters({ printers }: { printers: string[] }) {
  if (printers.length === 0) return null;
  const sorted = [...printers].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  return (
    <section aria-labelledby="fits-printers">
      <h2 id="fits-printers" className="text-2xl">
        {m.fits_printers_title()}
      </h2>
      {sorted.length <= shownAtOnce ? (
        <PrinterLinks names={sorted} />
      ) : (
        <ManyPrinters names={sorted} />
      )}
    </section>
  );
}

function ManyPrinters({ names }: { names: string[] }) {
  const [typed, setTyped] = useState("");
  const hydrated = useHydrated();
  const wanted = keyOf(typed);
  const found = wanted ? names.filter((name) => keyOf(name).includes(wanted)) : [];
  return (
    <>
      <label className="needs-scripts mt-3 block max-w-sm text-sm">
        {m.fits_printers_filter()}
        <input
          type="search"
          value={typed}
          disabled={!hydrated}
          placeholder={m.fits_printers_example()}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={`${inputStyle} mt-1`}
        />
      </label>
      <div aria-live="polite">
        {wanted &&
          (found.length > 0 ? (
            <PrinterLinks names={found} />
          ) : (
            <p className="mt-3 text-sm">{m.fits_printers_none()}</p>
          ))}
      </div>
      {!wanted && (
        <>
          <PrinterLinks names={names.slice(0, shownAtOnce)} />
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm text-link">
              {m.fits_printers_rest({ count: names.length })}
            </summary>
            <PrinterLinks names={names.slice(shownAtOnce)} />
          </details>
        </>
      )}
    </>
  );
}

/** A name without the characters that people type differently. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function PrinterLinks({ names }: { names: string[] }) {
  return (
    <ul className="mt-3 grid gap-x-6 text-sm sm:grid-cols-2">
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
