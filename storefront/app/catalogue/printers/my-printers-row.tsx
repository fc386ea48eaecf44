import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { PrinterIcon } from "~/ui/icons.tsx";
import { type ListingState, withToggled } from "../listing/listing-url.ts";
import { useMyPrinters } from "./my-printers.ts";

type MyPrintersRowProps = {
  state: ListingState;
  hrefOf: (state: ListingState) => string;
  offer?: ReactNode;
};

/**
 * Above a listing: filters by the shopper's own printers. The server does not know them: the row
 * has its height before they appear, and scrolls sideways if they are many.
 */
export function MyPrintersRow({ state, hrefOf, offer }: MyPrintersRowProps) {
  const { printers } = useMyPrinters();
  const isChosen = (name: string) => state.filters.printer?.includes(name) ?? false;
  return (
    <nav
      aria-label={m.my_printers_row_my_printers()}
      className="-mx-1 min-w-0 overflow-x-auto p-1 max-lg:mb-2 lg:flex-1"
    >
      <ul className="flex min-h-10 items-center gap-2 whitespace-nowrap">
        {offer}
        {printers.map((name) => (
          <li key={name}>
            <Link
              to={hrefOf(withToggled(state, "printer", name))}
              preventScrollReset
              aria-current={isChosen(name) ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm",
                isChosen(name)
                  ? "border-key bg-key text-on-key"
                  : "border-line-strong hover:border-key hover:bg-wash",
              )}
            >
              <PrinterIcon className="size-4.5" />
              {m.my_printers_row_fits_mine({ name })}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/compatibility"
            className="inline-flex min-h-10 items-center gap-2 text-sm text-link"
          >
            {printers.length === 0 && <PrinterIcon className="size-4.5" />}
            {printers.length > 0 ? m.my_printers_row_other() : m.my_printers_row_choose()}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
