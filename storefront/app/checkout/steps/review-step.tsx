import { useCart, useMedusa } from "medusa-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { BackendCart } from "~/commerce/backend-types.ts";
import type { OrderOfCart } from "~/commerce/cart-calls.ts";
import { type BackendProblem, problemOf } from "~/commerce/outcome.ts";
import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { ItemList } from "../item-list.tsx";
import type { CardForm } from "../payment/card-form.tsx";
import { type Placement, placeOrder } from "../payment/place-order.ts";
import type { CheckoutMemory } from "../stored-checkout.ts";
import { Totals } from "../totals.tsx";
import { changesSince, termsOf } from "./agreed-terms.ts";

interface ReviewStepProps {
  cart: BackendCart;
  providerId: string;
  card: CardForm | null;
  /** What was remembered when the page was opened: a placing that was begun is resumed. */
  remembered: Pick<CheckoutMemory, "placing" | "payingCartId">;
  onRemember: (change: Pick<Partial<CheckoutMemory>, "placing" | "payingCartId">) => void;
  /** Called if the payment is missing. */
  onUnpaid: (sentence: string) => void;
  /** Called if the chosen shipping option is no longer offered. */
  onUndelivered: () => void;
  onPlaced: (order: OrderOfCart) => void;
}

/** The review before the order is placed. */
export function ReviewStep(props: ReviewStepProps) {
  const { cart, providerId, card, remembered, onRemember, onUnpaid, onUndelivered, onPlaced } =
    props;
  const { client } = useMedusa();
  const { setCart } = useCart();
  const [progress, setProgress] = useState<"placing" | "waiting" | null>(null);
  const [problem, setProblem] = useState<BackendProblem | null>(null);
  const [changes, setChanges] = useState<string[]>([]);
  // State alone is too late: two clicks can come before the next render.
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
        <Alert tone="error" title={m.review_step_not_ordered()}>
          <ul className="list-disc ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-2">{m.review_step_decide()}</p>
        </Alert>
      )}
      {problem && changes.length === 0 && (
        <Alert
          tone="error"
          actions={
            problem.code === "out-of-stock" && (
              <LinkButton to="/cart" variant="secondary" size="sm">
                {m.checkout_to_cart()}
              </LinkButton>
            )
          }
        >
          {problem.sentence}
        </Alert>
      )}
      <div role="status">
        {progress === "placing" && <p className="sr-only">{m.review_step_placing()}</p>}
        {progress === "waiting" && <Alert>{m.review_step_waiting()}</Alert>}
      </div>
      <Button
        size="lg"
        busy={progress !== null}
        disabled={!cart.items?.length}
        onClick={() => place(termsOf(cart), false)}
        className="sm:self-start"
      >
        {m.review_step_place({ total: formatMoney(cart.total, cart.currency_code) })}
      </Button>
      <p className="text-sm text-key-faint">
        {m.review_step_agree()}{" "}
        <Link to="/terms" target="_blank" className="text-link">
          {m.review_step_terms()}
        </Link>{" "}
        {m.review_step_and_total()}
      </p>
    </div>
  );
}
