import { formatMoney } from "~/language/formats.ts";
import { classNames } from "./class-names.ts";

type PriceProps = {
  /** Major currency units. */
  amount: number;
  /** ISO 4217 code, in either case. */
  currency: string;
  /** Said after the price, such as "excl. VAT". */
  note?: string;
  /** Puts more words to the figures, such as "from". */
  inWords?: (amount: string) => string;
  className?: string;
};

/** A price, in figures that line up under each other. */
export function Price({ amount, currency, note, inWords, className }: PriceProps) {
  const figures = formatMoney(amount, currency);
  return (
    <span className={classNames("tabular-nums", !inWords && "whitespace-nowrap", className)}>
      {inWords ? `${inWords(figures)} ` : figures}
      {note && (
        <span
          className={classNames(
            !inWords && "ml-1.5",
            "text-xs whitespace-nowrap font-normal text-key-faint",
          )}
        >
          {note}
        </span>
      )}
    </span>
  );
}
