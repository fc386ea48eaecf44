import { Link } from "react-router-dom";
import { type KnownPrinter, printerHref } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { ArrowForwardIcon } from "~/ui/icons.tsx";

/** Printers in a list, each with the number of products that fit it. */
export function PrinterLinks({ printers }: { printers: KnownPrinter[] }) {
  return (
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {printers.map(({ name, products }) => (
        <li key={name} className="border-b border-line">
          <Link
            to={printerHref(name)}
            className="group flex min-h-13 items-center gap-3 py-2 hover:underline"
          >
            <span className="flex-1 font-medium">{name}</span>
            <span className="text-sm text-key-faint">
              {m.compatibility_products({ count: products })}
            </span>
            <ArrowForwardIcon className="transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
