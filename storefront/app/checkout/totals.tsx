import { m } from "~/paraglide/messages.js";
import { Price } from "~/ui/price.tsx";

interface TotalsProps {
  /** The backend's amounts, in major units. */
  amounts: {
    currency_code: string;
    item_subtotal: number;
    shipping_subtotal: number;
    /** The discounts, without tax. */
    discount_subtotal?: number;
    tax_total: number;
    total: number;
  };
  shippingKnown?: boolean;
  taxKnown?: boolean;
}

/** Subtotal, shipping, tax and total. */
export function Totals({ amounts, shippingKnown = true, taxKnown = true }: TotalsProps) {
  const rows: [label: string, amount: number | string][] = [
    [m.totals_subtotal(), amounts.item_subtotal],
    ...discountRow(amounts.discount_subtotal),
    [m.totals_shipping(), shippingKnown ? amounts.shipping_subtotal : m.totals_not_chosen()],
    [m.totals_vat(), taxKnown ? amounts.tax_total : m.totals_by_country()],
  ];
  const isFinal = shippingKnown && taxKnown;
  return (
    <dl className="grid gap-2">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-key-soft">
          <dt>{label}</dt>
          <dd>
            {typeof amount === "string" ? (
              amount
            ) : (
              <Price amount={amount} currency={amounts.currency_code} />
            )}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{isFinal ? m.totals_total() : m.totals_total_so_far()}</dt>
        <dd>
          <Price amount={amounts.total} currency={amounts.currency_code} />
        </dd>
      </div>
    </dl>
  );
}

function discountRow(amount = 0): [label: string, amount: number][] {
  return amount > 0 ? [[m.totals_discount(), -amount]] : [];
}
