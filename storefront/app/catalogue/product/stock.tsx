import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

/** From this number of units on, the exact number is not shown. */
const plenty = 10;

type StockLevel = "in" | "low" | "out";

function stockLevel(quantity: number): StockLevel {
  if (quantity <= 0) return "out";
  return quantity < plenty ? "low" : "in";
}

/** The stock in words. */
export function stockWords(quantity: number): string {
  switch (stockLevel(quantity)) {
    case "out":
      return m.stock_out();
    case "low":
      return m.stock_low({ left: quantity });
    case "in":
      return m.stock_in();
  }
}

const looks: Record<StockLevel, { text: string; mark: string }> = {
  in: { text: "text-green-deep", mark: "bg-green" },
  low: { text: "text-yellow-deep", mark: "bg-yellow" },
  out: { text: "text-key-faint", mark: "border border-line-strong" },
};

interface StockProps {
  quantity: number;
  /** The product is in stock, but the number of units is unknown. */
  isPartial?: boolean | undefined;
  className?: string;
}

/** The stock in words, with a coloured mark. */
export function Stock({ quantity: known, isPartial = false, className }: StockProps) {
  const quantity = isPartial && known > 0 ? plenty : known;
  const look = looks[stockLevel(quantity)];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 text-sm font-medium",
        look.text,
        className,
      )}
    >
      <span aria-hidden="true" className={classNames("size-2 rounded-full", look.mark)} />
      {stockWords(quantity)}
    </span>
  );
}
