import type { ReactNode } from "react";
import { textsIn } from "~/language/texts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";
import type { CartAmounts } from "../cart-amounts.ts";

const texts = textsIn({
  en: {
    subtotal: "Subtotal",
    exclVat: "excl. VAT",
    inclVat: "incl. VAT",
    discount: "Discount",
    shipping: "Shipping",
    vat: "VAT",
    ofWhichVat: "of which VAT",
    total: "Total",
    totalSoFar: "Total so far",
    estimate: "An estimate, until the shop has worked it out.",
    shippingAndVatLater: "Shipping and VAT are worked out at checkout.",
    shippingLater: "Shipping is worked out at checkout.",
  },
  fr: {
    subtotal: "Sous-total",
    exclVat: "hors TVA",
    inclVat: "TTC",
    discount: "Remise",
    shipping: "Livraison",
    vat: "TVA",
    ofWhichVat: "dont TVA",
    total: "Total",
    totalSoFar: "Total provisoire",
    estimate: "Estimation, en attendant le calcul de la boutique.",
    shippingAndVatLater: "La livraison et la TVA sont calculées à la commande.",
    shippingLater: "La livraison est calculée à la commande.",
  },
});

/** What the cart costs, as far as it is known; an estimate says that it is one. */
export function CartTotals({ amounts }: { amounts: CartAmounts }) {
  const { currency, withTax, subtotal, backend } = amounts;
  const isPlain = !backend || (backend.tax === null && backend.discount === 0);
  return (
    <>
      <dl className="grid gap-2" aria-live="polite">
        <Row
          label={
            <>
              {texts().subtotal}{" "}
              <span className="text-sm text-key-faint">
                {withTax ? texts().inclVat : texts().exclVat}
              </span>
            </>
          }
          amount={subtotal}
          currency={currency}
          strong={isPlain}
        />
        {backend && backend.discount > 0 && (
          <Row label={texts().discount} amount={-backend.discount} currency={currency} />
        )}
        {backend && backend.shipping !== null && (
          <Row label={texts().shipping} amount={backend.shipping} currency={currency} />
        )}
        {backend && backend.tax !== null && !withTax && (
          <Row label={texts().vat} amount={backend.tax} currency={currency} />
        )}
        {backend && !isPlain && (
          <Row
            label={isFinal(backend) ? texts().total : texts().totalSoFar}
            amount={backend.total}
            currency={currency}
            strong
          />
        )}
        {backend && backend.tax !== null && withTax && (
          <Row label={texts().ofWhichVat} amount={backend.tax} currency={currency} />
        )}
      </dl>
      <p className="mt-2 text-sm text-key-soft">{noteOn(backend)}</p>
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

function noteOn(backend: CartAmounts["backend"]): string {
  if (!backend) return texts().estimate;
  if (backend.tax === null) return texts().shippingAndVatLater;
  // A space keeps the line, so that nothing below it jumps.
  return backend.shipping === null ? texts().shippingLater : "\u00a0";
}
