import type { CartLine } from "~/client-state/cart-slice.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { Alert } from "~/ui/alert.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { EmptyCartPicture } from "~/ui/pictures/empty-cart.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { CartLineRow } from "./cart-line.tsx";
import type { CartQueueState } from "./cart-queue.ts";
import { lineOf } from "./cart-steps.ts";

/** The cart: what the shopper wants, and what the engine says about it. */
export function CartView({ session }: { session: CartQueueState }) {
  const lines = useClientState((state) => state.cart.lines);
  const rehydrated = useClientState((state) => state.rehydrated);
  const setQuantity = useClientState((state) => state.setQuantity);
  const deleteFromCart = useClientState((state) => state.deleteFromCart);

  if (!rehydrated) return <CartSkeleton />;
  if (lines.length === 0) return <EmptyCart />;
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div>
        <ConnectionNotice session={session} />
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <CartLineRow
              key={line._id}
              line={line}
              engineLine={lineOf(session.cart, line.variantId)}
              refusal={session.refusals[line.variantId]}
              onQuantity={(quantity) => setQuantity(line._id, quantity)}
              onRemove={() => deleteFromCart(line._id)}
            />
          ))}
        </ul>
      </div>
      <Summary lines={lines} session={session} />
    </div>
  );
}

function ConnectionNotice({ session: { status, problem } }: { session: CartQueueState }) {
  if (status === "waiting") {
    return (
      <Alert tone="warning" className="mb-4" title="The shop cannot be reached right now">
        Your cart is kept in this browser and goes to the shop as soon as the connection is back.
      </Alert>
    );
  }
  if (!problem) return null;
  return (
    <Alert tone="error" className="mb-4">
      {problem.sentence}
    </Alert>
  );
}

function Summary({ lines, session }: { lines: CartLine[]; session: CartQueueState }) {
  const currency = lines[0]?.currency ?? "eur";
  return (
    <Card className="lg:sticky lg:top-28">
      <h2 className="text-xl">Summary</h2>
      <dl className="mt-4 flex items-baseline justify-between gap-4">
        <dt>
          Subtotal <span className="text-sm text-key-faint">excl. VAT</span>
        </dt>
        <dd className="text-lg font-semibold" aria-live="polite">
          <Price amount={subtotal(lines, session)} currency={currency} />
        </dd>
      </dl>
      <p className="mt-2 text-sm text-key-soft">Shipping and VAT are worked out at checkout.</p>
      <LinkButton to="/paymentgateway" size="lg" className="mt-5 w-full">
        Go to checkout
      </LinkButton>
      <LinkButton to="/shop" variant="quiet" className="mt-2 w-full">
        Continue shopping
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
      title="Your cart is empty"
      actions={
        <>
          <LinkButton to="/shop">Go to the shop</LinkButton>
          <LinkButton to="/compatibility" variant="secondary">
            Find ink for your printer
          </LinkButton>
        </>
      }
    >
      What you add stays here, also when you come back another day.
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]" role="status" aria-label="Loading">
      <div className="space-y-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
