import { useRef, useState } from "react";
import { lineKey } from "~/client-state/cart-lines.ts";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import type { LineMove } from "~/client-state/saved-slice.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { EmptyCartPicture } from "~/ui/pictures/empty-cart.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { usePriceChanges } from "../price-changes.ts";
import type { CartQueueState } from "../sync/cart-queue-state.ts";
import { lineOf } from "../sync/cart-steps.ts";
import { CartLineRow } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { useFocusAfterRemoval } from "./focus-after-removal.ts";
import { SavedLines } from "./saved-lines.tsx";
import { UndoNotice } from "./undo-notice.tsx";

interface CartViewProps {
  session: CartQueueState;
  onRetry: () => void;
}

/** The lines of the cart with the backend's problems, and the lines saved for later. */
export function CartView(props: CartViewProps) {
  const isEmpty = useClientState((state) => state.cart.lines.length === 0);
  const rehydrated = useClientState((state) => state.rehydrated);
  const place = useRef<HTMLDivElement>(null);
  const moves = useLineMoves(useFocusAfterRemoval(place));

  return (
    <div ref={place}>
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {m.cart_view_cart()}
      </h1>
      {!rehydrated ? (
        <CartSkeleton />
      ) : (
        <div className="mt-6">
          <UnseenRefusals {...props} />
          <UndoNotice move={moves.last} onUndo={moves.undo} />
          {isEmpty ? <EmptyCart /> : <FilledCart {...props} onMove={moves.move} />}
          <SavedLines
            onMoveToCart={(line, index) => moves.move({ line, index, from: "saved", to: "cart" })}
            onForget={(line, index) => moves.move({ line, index, from: "saved", to: "nowhere" })}
          />
        </div>
      )}
    </div>
  );
}

function useLineMoves(focusLine: (index: number) => void) {
  const [last, setLast] = useState<LineMove | null>(null);

  function focusWhereItWas({ from, index }: LineMove): void {
    // Saved lines follow the lines of the cart.
    const before = from === "saved" ? clientState.getState().cart.lines.length : 0;
    focusLine(before + index);
  }

  return {
    last,
    move(move: LineMove): void {
      const { deleteFromCart, saveForLater, moveToCart, forgetSaved } = clientState.getState();
      const key = lineKey(move.line);
      if (move.from === "cart") (move.to === "saved" ? saveForLater : deleteFromCart)(key);
      else (move.to === "cart" ? moveToCart : forgetSaved)(key);
      setLast(move);
      focusWhereItWas(move);
    },
    undo(): void {
      if (!last) return;
      clientState.getState().putBack(last);
      setLast(null);
      focusWhereItWas(last);
    },
  };
}

interface FilledCartProps extends CartViewProps {
  onMove: (move: LineMove) => void;
}

function FilledCart({ session, onRetry, onMove }: FilledCartProps) {
  const lines = useClientState((state) => state.cart.lines);
  const setQuantity = useClientState((state) => state.setQuantity);
  const increase = useClientState((state) => state.increaseQuantity);
  const decrease = useClientState((state) => state.decreaseQuantity);
  const pricesWere = usePriceChanges(lines, session.cart);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div>
        <ConnectionNotice session={session} onRetry={onRetry} />
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line, index) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              backendLine={lineOf(session.cart, line.variantId)}
              refusal={session.refusals[line.variantId]}
              shortage={session.shortages[line.variantId]}
              priceWas={pricesWere.get(lineKey(line))}
              onQuantity={(quantity) => setQuantity(lineKey(line), quantity)}
              onLess={() => decrease(lineKey(line))}
              onMore={() => increase(lineKey(line))}
              onRetry={onRetry}
              onRemove={() => onMove({ line, index, from: "cart", to: "nowhere" })}
              onSaveForLater={() => onMove({ line, index, from: "cart", to: "saved" })}
            />
          ))}
        </ul>
      </div>
      <CartSummary lines={lines} session={session} />
    </div>
  );
}

/** Refusals for removed lines, which have no line on screen. */
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
        title={m.cart_view_not_removed({ title: line ? lineTitle(line) : m.cart_view_a_product() })}
        actions={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {m.cart_view_try_again()}
          </Button>
        }
      >
        {sentence}
      </Alert>
    );
  });
}

function EmptyCart() {
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={m.cart_view_empty()}
      actions={
        <>
          <LinkButton to="/shop">{m.cart_view_shop()}</LinkButton>
          <LinkButton to="/compatibility" variant="secondary">
            {m.cart_view_find_ink()}
          </LinkButton>
        </>
      }
    >
      {m.cart_view_stays()}
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <div
      className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]"
      role="status"
      aria-label={m.cart_view_loading()}
    >
      <div className="space-y-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
