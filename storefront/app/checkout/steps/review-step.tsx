import { useCart, useMedusa } from "medusa-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import { type BackendProblem, problemOf } from "~/commerce/outcome.ts";
import { formatMoney } from "~/language/formats.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { checkoutTexts } from "../checkout-texts.ts";
import { ItemList } from "../item-list.tsx";
import type { CardForm } from "../payment/card-form.tsx";
import { type Placement, placeOrder } from "../payment/place-order.ts";
import type { CheckoutMemory } from "../stored-checkout.ts";
import { Totals } from "../totals.tsx";
import { changesSince, termsOf } from "./agreed-terms.ts";

const texts = textsIn({
  en: {
    place: (total: string) => `Place order, ${total}`,
    agree: "By placing the order you agree to",
    terms: "our terms",
    andTotal: "and to paying its total.",
    placing: "Your order is being placed.",
    notOrdered: "Nothing was ordered: your cart has changed",
    decide: "Nothing is charged. Place the order if you agree to this.",
    waiting:
      "This takes a moment longer. Please leave this page open: we go on by ourselves, and nothing is ordered twice.",
  },
  fr: {
    place: (total: string) => `Commander avec obligation de paiement, ${total}`,
    agree: "En passant commande, vous acceptez",
    terms: "nos conditions de vente",
    andTotal: "et le paiement du total.",
    placing: "Votre commande est en cours.",
    notOrdered: "Rien n’a été commandé : votre panier a changé",
    decide: "Rien n’est débité. Passez la commande si cela vous convient.",
    waiting:
      "Cela prend un peu plus de temps. Laissez cette page ouverte : nous continuons tout seuls, et rien n’est commandé deux fois.",
  },
});

interface ReviewStepProps {
  cart: BackendCart;
  providerId: string;
  /** The form that pays; null where nothing is typed for the payment. */
  card: CardForm | null;
  /** What was remembered when the page was opened: an order that was asked for is gone on with. */
  remembered: Pick<CheckoutMemory, "placing" | "payingCartId">;
  onRemember: (change: Pick<Partial<CheckoutMemory>, "placing" | "payingCartId">) => void;
  /** Called where the payment is what is missing. */
  onUnpaid: (sentence: string) => void;
  /** Called where the delivery that was chosen is no longer offered for the cart. */
  onUndelivered: () => void;
  onPlaced: (order: OrderOfCart) => void;
}

/** The last look before the order is placed. */
export function ReviewStep(props: ReviewStepProps) {
  const { cart, providerId, card, remembered, onRemember, onUnpaid, onUndelivered, onPlaced } =
    props;
  const { client } = useMedusa();
  const { setCart } = useCart();
  const [progress, setProgress] = useState<"placing" | "waiting" | null>(null);
  const [problem, setProblem] = useState<BackendProblem | null>(null);
  const [changes, setChanges] = useState<string[]>([]);
  // Not only state: two clicks can come before the next render.
  const isPlacing = useRef(false);

  async function place(terms: string, isResumed: boolean): Promise<void> {
    if (isPlacing.current) return;
    isPlacing.current = true;
    setProgress("placing");
    setProblem(null);
    setChanges([]);
    const asked = { cartId: cart.id, providerId, terms };
    onRemember({ placing: { ...asked, at: Date.now() } });
    const placed = await placeOrder(
      client,
      { ...asked, isPaying: remembered.payingCartId === cart.id },
      {
        card,
        returnUrl: window.location.origin + window.location.pathname,
        isResumed,
        onPaying: () => onRemember({ payingCartId: cart.id }),
        onWaiting: () => setProgress("waiting"),
      },
    ).catch((cause: unknown): Placement => ({ ok: false, problem: problemOf(cause) }));
    if (placed.ok) return onPlaced(placed.value);
    onRemember({ placing: null });
    if (placed.changedCart) {
      setChanges(changesSince(terms, placed.changedCart));
      setCart(placed.changedCart);
      if (!placed.changedCart.shipping_methods?.length) onUndelivered();
    }
    setProgress(null);
    isPlacing.current = false;
    if (placed.problem.code === "unpaid") onUnpaid(placed.problem.sentence);
    else setProblem(placed.problem);
  }

  const resume = useRef(() => {
    if (remembered.placing) void place(remembered.placing.terms, true);
  });
  useEffect(() => resume.current(), []);

  return (
    <div className="flex flex-col gap-5">
      <ItemList items={cart.items ?? []} currency={cart.currency_code} />
      <Totals amounts={cart} />
      {problem && changes.length > 0 && (
        <Alert tone="error" title={texts().notOrdered}>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-2">{texts().decide}</p>
        </Alert>
      )}
      {problem && changes.length === 0 && (
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
      <div role="status">
        {progress === "placing" && <p className="sr-only">{texts().placing}</p>}
        {progress === "waiting" && <Alert>{texts().waiting}</Alert>}
      </div>
      <Button
        size="lg"
        busy={progress !== null}
        disabled={!cart.items?.length}
        onClick={() => place(termsOf(cart), false)}
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
