import type { ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";
import type { CartAmounts } from "../cart-amounts.ts";

/** The amounts as far as they are known; an estimate is marked as one. */
export function CartTotals({ amounts }: { amounts: CartAmounts }) {
  const { currency, withTax, subtotal, backend } = amounts;
  const isPlain = !backend || (backend.tax === null && backend.discount === 0);
  return (
    <>
      <dl className="grid gap-2" aria-live="polite">
        <Row
          label={
            <>
              {m.cart_totals_subtotal()}{" "}
              <span className="text-sm text-key-faint">
                {withTax ? m.cart_totals_incl_vat() : m.cart_totals_excl_vat()}
              </span>
            </>
          }
          amount={subtotal}
          currency={currency}
          strong={isPlain}
        />
        {backend && backend.discount > 0 && (
          <Row label={m.cart_totals_discount()} amount={-backend.discount} currency={currency} />
        )}
        {backend && backend.shipping !== null && (
          <Row label={m.cart_totals_shipping()} amount={backend.shipping} currency={currency} />
        )}
        {backend && backend.tax !== null && !withTax && (
          <Row label={m.cart_totals_vat()} amount={backend.tax} currency={currency} />
        )}
        {backend && !isPlain && (
          <Row
            label={isFinal(backend) ? m.cart_totals_total() : m.cart_totals_total_so_far()}
            amount={backend.total}
            currency={currency}
            strong
          />
        )}
        {backend && backend.tax !== null && withTax && (
          <Row label={m.cart_totals_of_which_vat()} amount={backend.tax} currency={currency} />
        )}
      </dl>
      <p className="mt-2 text-sm text-key-soft">{taxNote(backend)}</p>
    </>
  );
}

interface RowProps {
  label: ReactNode;
  amount: number;
  currency: string;
  strong?: boolean;
}

function Row({ label, amount, currency, strong = false }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className={classNames(strong && "text-lg font-semibold")}>
        <Price amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

function isFinal({ shipping, tax }: NonNullable<CartAmounts["backend"]>): boolean {
  return shipping !== null && tax !== null;
}

function taxNote(backend: CartAmounts["backend"]): string {
  if (!backend) return m.cart_totals_estimate();
  if (backend.tax === null) return m.cart_totals_shipping_and_vat_later();
  // A no-break space keeps the height of the line.
  return backend.shipping === null ? m.cart_totals_shipping_later() : "\u00a0";
}
