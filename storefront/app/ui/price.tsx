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

const asItIs = (amount: string) => amount;

/** A price, in figures that line up under each other. */
export function Price({ amount, currency, note, inWords = asItIs, className }: PriceProps) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      {inWords(formatMoney(amount, currency))}
      {note && <span className="ml-1.5 text-xs font-normal text-key-faint">{note}</span>}
    </span>
  );
}
