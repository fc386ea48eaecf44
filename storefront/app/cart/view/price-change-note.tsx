import { textsIn } from "~/language/texts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";

const texts = textsIn({
  en: { up: "Went up: it was", down: "Went down: it was", atAdding: "when you added it." },
  fr: {
    up: "En hausse\u202f: c’était",
    down: "En baisse\u202f: c’était",
    atAdding: "lors de l’ajout.",
  },
});

interface PriceChangeNoteProps {
  /** The price when the line was added, if it was another; major units. */
  was: number | undefined;
  now: number;
  currency: string;
}

/** Says that a line costs more or less than when it was added. */
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
      <span aria-hidden="true">{isUp ? "▲" : "▼"}</span> {isUp ? texts().up : texts().down}{" "}
      <Price amount={was} currency={currency} /> {texts().atAdding}
    </p>
  );
}
