import { useRef } from "react";
import type { CartLine } from "~/client-state/cart-slice.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { EmptyCartPicture } from "~/ui/pictures/empty-cart.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { CartLineRow } from "./cart-line.tsx";
import type { CartQueueState } from "./cart-queue.ts";
import { lineOf } from "./cart-steps.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { useFocusAfterRemoval } from "./focus-after-removal.ts";

const texts = textsIn({
  en: {
    cart: "Cart",
    aProduct: "A product",
    notRemoved: (title: string) => `${title} could not be removed`,
    tryAgain: "Try again",
    summary: "Summary",
    subtotal: "Subtotal",
    exclVat: "excl. VAT",
    workedOut: "Shipping and VAT are worked out at checkout.",
    checkout: "Go to checkout",
    continueShopping: "Continue shopping",
    empty: "Your cart is empty",
    shop: "Go to the shop",
    findInk: "Find ink for your printer",
    stays: "What you add stays here, also when you come back another day.",
    loading: "Loading",
  },
  fr: {
    cart: "Panier",
    aProduct: "Un produit",
    notRemoved: (title: string) => `${title} n’a pas pu être retiré`,
    tryAgain: "Réessayer",
    summary: "Récapitulatif",
    subtotal: "Sous-total",
    exclVat: "hors TVA",
    workedOut: "La livraison et la TVA sont calculées à la commande.",
    checkout: "Passer commande",
    continueShopping: "Continuer mes achats",
    empty: "Votre panier est vide",
    shop: "Aller à la boutique",
    findInk: "Trouver l’encre de votre imprimante",
    stays: "Ce que vous ajoutez reste ici, même si vous revenez un autre jour.",
    loading: "Chargement",
  },
});

interface CartViewProps {
  session: CartQueueState;
  /** Asks the engine again. */
  onRetry: () => void;
}

/** The cart: what the shopper wants, and what the engine says about it. */
export function CartView(props: CartViewProps) {
  const isEmpty = useClientState((state) => state.cart.lines.length === 0);
  const rehydrated = useClientState((state) => state.rehydrated);
  const place = useRef<HTMLDivElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(place);

  return (
    <div ref={place}>
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {texts().cart}
      </h1>
      {!rehydrated ? (
        <CartSkeleton />
      ) : (
        <div className="mt-6">
          <UnseenRefusals {...props} />
          {isEmpty ? <EmptyCart /> : <FilledCart {...props} onRemoved={focusAfterRemoval} />}
        </div>
      )}
    </div>
  );
}

interface FilledCartProps extends CartViewProps {
  /** Called with the place of the line that was removed, from 0. */
  onRemoved: (index: number) => void;
}

function FilledCart({ session, onRetry, onRemoved }: FilledCartProps) {
  const lines = useClientState((state) => state.cart.lines);
  const setQuantity = useClientState((state) => state.setQuantity);
  const deleteFromCart = useClientState((state) => state.deleteFromCart);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div>
        <ConnectionNotice session={session} onRetry={onRetry} />
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line, index) => (
            <CartLineRow
              key={line._id}
              line={line}
              engineLine={lineOf(session.cart, line.variantId)}
              refusal={session.refusals[line.variantId]}
              onQuantity={(quantity) => setQuantity(line._id, quantity)}
              onRetry={onRetry}
              onRemove={() => {
                deleteFromCart(line._id);
                onRemoved(index);
              }}
            />
          ))}
        </ul>
      </div>
      <Summary lines={lines} session={session} />
    </div>
  );
}

/** What was removed here and the engine would not remove: it has no line on screen. */
function UnseenRefusals({ session, onRetry }: CartViewProps) {
  const lines = useClientState((state) => state.cart.lines);
  const unseen = Object.entries(session.refusals).filter(
    ([variantId]) => !lines.some((line) => line.variantId === variantId),
  );
  return unseen.map(([variantId, { sentence }]) => {
    const line = lineOf(session.cart, variantId);
    return (
      <Alert
        key={variantId}
        tone="warning"
        className="mb-4"
        title={texts().notRemoved(line?.product_title ?? line?.title ?? texts().aProduct)}
        actions={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {texts().tryAgain}
          </Button>
        }
      >
        {sentence}
      </Alert>
    );
  });
}

function Summary({ lines, session }: { lines: CartLine[]; session: CartQueueState }) {
  const currency = lines[0]?.currency ?? "eur";
  return (
    <Card className="lg:sticky lg:top-28">
      <h2 className="text-xl">{texts().summary}</h2>
      <dl className="mt-4 flex items-baseline justify-between gap-4">
        <dt>
          {texts().subtotal} <span className="text-sm text-key-faint">{texts().exclVat}</span>
        </dt>
        <dd className="text-lg font-semibold" aria-live="polite">
          <Price amount={subtotal(lines, session)} currency={currency} />
        </dd>
      </dl>
      <p className="mt-2 text-sm text-key-soft">{texts().workedOut}</p>
      <LinkButton to="/paymentgateway" size="lg" className="mt-5 w-full">
        {texts().checkout}
      </LinkButton>
      <LinkButton to="/shop" variant="quiet" className="mt-2 w-full">
        {texts().continueShopping}
      </LinkButton>
    </Card>
  );
}

/** At the engine's prices where they are known, for the quantities on screen. Major units. */
function subtotal(lines: CartLine[], { cart }: CartQueueState): number {
  return lines.reduce((sum, line) => {
    const unitPrice = lineOf(cart, line.variantId)?.unit_price ?? line.Price;
    return sum + unitPrice * line.quantity;
  }, 0);
}

function EmptyCart() {
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={texts().empty}
      actions={
        <>
          <LinkButton to="/shop">{texts().shop}</LinkButton>
          <LinkButton to="/compatibility" variant="secondary">
            {texts().findInk}
          </LinkButton>
        </>
      }
    >
      {texts().stays}
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <div
      className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]"
      role="status"
      aria-label={texts().loading}
    >
      <div className="space-y-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
