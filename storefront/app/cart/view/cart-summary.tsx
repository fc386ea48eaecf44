import type { CartLine } from "~/client-state/cart-lines.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { cartAmounts } from "../cart-amounts.ts";
import type { CartQueueState } from "../sync/cart-queue-state.ts";
import { CartTotals } from "./cart-totals.tsx";
import { FreeShippingNudge } from "./free-shipping-nudge.tsx";
import { PromotionField } from "./promotion-field.tsx";

interface CartSummaryProps {
  lines: readonly CartLine[];
  session: CartQueueState;
}

/** The amounts, promotion codes and the link to the checkout, beside the lines. */
export function CartSummary({ lines, session }: CartSummaryProps) {
  const amounts = cartAmounts(lines, session);
  return (
    <Card className="lg:sticky lg:top-28">
      <h2 className="text-xl">{m.cart_summary_summary()}</h2>
      <div className="mt-4 grid gap-4">
        <FreeShippingNudge amounts={amounts} />
        <div>
          <CartTotals amounts={amounts} />
        </div>
        <PromotionField session={session} />
      </div>
      <LinkButton to="/paymentgateway" size="lg" className="mt-5 w-full">
        {m.cart_summary_checkout()}
      </LinkButton>
      <LinkButton to="/shop" variant="quiet" className="mt-2 w-full">
        {m.cart_summary_continue_shopping()}
      </LinkButton>
    </Card>
  );
}
