import { formatMoney } from "~/language/formats.ts";
import { classNames } from "./class-names.ts";

type PriceProps = {
  /** Major units. */
  amount: number;
  /** ISO 4217, in either case. */
  currency: string;
  /** A text after the price, such as "excl. VAT". */
  note?: string;
  /** Adds words to the amount, such as "from". */
  inWords?: (amount: string) => string;
  className?: string;
};

/** A price in tabular figures. */
export function Price({ amount, currency, note, inWords, className }: PriceProps) {
  const figures = formatMoney(amount, currency);
  return (
    <span
      className={classNames("tabular-nums", !inWords && !note && "whitespace-nowrap", className)}
    >
      {inWords ? inWords(figures) : figures}
      {note && (
        <>
          {" "}
          <span className="text-xs font-normal whitespace-nowrap text-key-faint">{note}</span>
        </>
      )}
    </span>
  );
}
