import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";

interface PriceChangeNoteProps {
  /** The price at the time of adding, if it has changed; major units. */
  was: number | undefined;
  now: number;
  currency: string;
}

/** Says that the price of a line has changed since it was added. */
export function PriceChangeNote({ was, now, currency }: PriceChangeNoteProps) {
  if (was === undefined || was === now) return null;
  const isUp = now > was;
  return (
    <p
      className={classNames(
        "mt-1 text-sm font-medium",
        isUp ? "text-yellow-deep" : "text-green-deep",
      )}
    >
      <span aria-hidden="true">{isUp ? "▲" : "▼"}</span>{" "}
      {isUp ? m.price_change_note_up() : m.price_change_note_down()}{" "}
      <Price amount={was} currency={currency} /> {m.price_change_note_at_adding()}
    </p>
  );
}
