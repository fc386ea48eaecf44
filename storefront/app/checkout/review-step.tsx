import { useCart, useMedusa } from "medusa-react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import type { EngineProblem } from "~/commerce/outcome.ts";
import { formatMoney } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { checkoutTexts } from "./checkout-texts.ts";
import { ItemList } from "./item-list.tsx";
import { placeOrder } from "./place-order.ts";
import { Totals } from "./totals.tsx";

const texts = textsIn({
  en: {
    place: (total: string) => `Place order, ${total}`,
    agree: "By placing the order you agree to",
    terms: "our terms",
    andTotal: "and to paying its total.",
  },
  fr: {
    place: (total: string) => `Commander avec obligation de paiement, ${total}`,
    agree: "En passant commande, vous acceptez",
    terms: "nos conditions de vente",
    andTotal: "et le paiement du total.",
  },
});

interface ReviewStepProps {
  cart: EngineCart;
  providerId: string;
  onPlaced: (order: OrderOfCart) => void;
}

/** The last look before the order is placed. */
export function ReviewStep({ cart, providerId, onPlaced }: ReviewStepProps) {
  const { client } = useMedusa();
  const { setCart } = useCart();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EngineProblem | null>(null);
  // Not only state: two clicks can come before the next render.
  const placing = useRef(false);

  async function place(): Promise<void> {
    if (placing.current) return;
    placing.current = true;
    setBusy(true);
    setProblem(null);
    const placed = await placeOrder(client, cart, providerId);
    if (placed.ok) return onPlaced(placed.value);
    setProblem(placed.problem);
    if (placed.changedCart) setCart(placed.changedCart);
    setBusy(false);
    placing.current = false;
  }

  return (
    <div className="flex flex-col gap-5">
      <ItemList items={cart.items ?? []} currency={cart.currency_code} />
      <Totals amounts={cart} />
      {problem && (
        <Alert
          tone="error"
          actions={
            problem.code === "out-of-stock" && (
              <LinkButton to="/cart" variant="secondary" size="sm">
                {checkoutTexts().toCart}
              </LinkButton>
            )
          }
        >
          {problem.sentence}
        </Alert>
      )}
      <Button
        size="lg"
        busy={busy}
        disabled={!cart.items?.length}
        onClick={place}
        className="sm:self-start"
      >
        {texts().place(formatMoney(cart.total, cart.currency_code))}
      </Button>
      <p className="text-sm text-key-faint">
        {texts().agree}{" "}
        <Link to="/terms" target="_blank" className="text-link">
          {texts().terms}
        </Link>{" "}
        {texts().andTotal}
      </p>
    </div>
  );
}
