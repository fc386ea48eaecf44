import { useRef } from "react";
import { Link } from "react-router-dom";
import { chosenHref, titleWithVariant } from "~/catalogue/product/variants.ts";
import { type CartLine, lineKey, unitsInCart } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { QuantityStepper } from "~/ui/fields/quantity-stepper.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TrashIcon } from "~/ui/icons.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Price } from "~/ui/price.tsx";
import { Sheet } from "~/ui/windows/sheet.tsx";
import { cartAmounts } from "../cart-amounts.ts";
import { usePriceChanges } from "../price-changes.ts";
import type { CartQueueState } from "../sync/cart-queue-state.ts";
import { retryCart, useCartSession } from "../sync/cart-session.ts";
import { lineOf } from "../sync/cart-steps.ts";
import { CartTotals } from "./cart-totals.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { useFocusAfterRemoval } from "./focus-after-removal.ts";
import { FreeShippingNudge } from "./free-shipping-nudge.tsx";
import { LinePicture } from "./line-picture.tsx";
import { LineProblem } from "./line-problem.tsx";
import { PriceChangeNote } from "./price-change-note.tsx";

interface MiniCartProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart as a drawer: lines, amounts, and links to the cart page and the checkout. */
export function MiniCart({ open, onOpenChange }: MiniCartProps) {
  const lines = useClientState((state) => state.cart.lines);
  const units = useClientState((state) => unitsInCart(state.cart));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={units > 0 ? m.mini_cart_items({ units }) : m.mini_cart_cart()}
      footer={lines.length > 0 && <Foot lines={lines} onLeave={() => onOpenChange(false)} />}
    >
      <Lines lines={lines} onLeave={() => onOpenChange(false)} />
    </Sheet>
  );
}

interface PartProps {
  lines: CartLine[];
  onLeave: () => void;
}

function Lines({ lines, onLeave }: PartProps) {
  const config = usePublicConfig();
  const session = useCartSession();
  const place = useRef<HTMLDivElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(place);
  const pricesWere = usePriceChanges(lines, session.cart);
  const onRetry = () => void retryCart(config);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ConnectionNotice session={session} onRetry={onRetry} />
      {lines.length === 0 ? (
        <>
          <p>{m.mini_cart_empty()}</p>
          <LinkButton to="/shop" className="mt-4" onClick={onLeave}>
            {m.mini_cart_shop()}
          </LinkButton>
        </>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {lines.map((line, index) => (
            <Line
              key={lineKey(line)}
              {...{ line, session, onRetry, onLeave }}
              priceWas={pricesWere.get(lineKey(line))}
              onRemoved={() => focusAfterRemoval(index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LineProps {
  line: CartLine;
  session: CartQueueState;
  priceWas: number | undefined;
  onRetry: () => void;
  onLeave: () => void;
  onRemoved: () => void;
}

function Line({ line, session, priceWas, onRetry, onLeave, onRemoved }: LineProps) {
  const setQuantity = useClientState((state) => state.setQuantity);
  const increase = useClientState((state) => state.increaseQuantity);
  const decrease = useClientState((state) => state.decreaseQuantity);
  const deleteFromCart = useClientState((state) => state.deleteFromCart);
  const backendLine = lineOf(session.cart, line.variantId);
  const unitPrice = backendLine?.unit_price ?? line.Price;
  const change = (quantity: number) => setQuantity(lineKey(line), quantity);
  const remove = () => {
    deleteFromCart(lineKey(line));
    onRemoved();
  };
  return (
    <li
      data-cart-line
      tabIndex={-1}
      className="grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-2 py-4 outline-none"
    >
      <LinePicture line={line} />
      <div className="min-w-0">
        <Link
          to={chosenHref(line)}
          onClick={onLeave}
          className="text-sm font-semibold hover:underline"
        >
          {titleWithVariant(line)}
        </Link>
        <PriceChangeNote was={priceWas} now={unitPrice} currency={line.currency} />
      </div>
      <div className="col-span-2 flex items-center gap-1">
        <QuantityStepper
          size="sm"
          label={m.mini_cart_quantity_of({ title: titleWithVariant(line) })}
          value={line.quantity}
          onChange={change}
          onLess={() => decrease(lineKey(line))}
          onMore={() => increase(lineKey(line))}
        />
        <IconButton
          label={m.mini_cart_remove_line({ title: titleWithVariant(line) })}
          icon={<TrashIcon />}
          onClick={remove}
        />
        <Price
          amount={unitPrice * line.quantity}
          currency={line.currency}
          className="ms-auto font-semibold"
        />
      </div>
      <LineProblem
        {...{ line, backendLine, onRetry }}
        refusal={session.refusals[line.variantId]}
        shortage={session.shortages[line.variantId]}
        onQuantity={change}
        onRemove={remove}
        className="col-span-2"
      />
    </li>
  );
}

function Foot({ lines, onLeave }: PartProps) {
  const amounts = cartAmounts(lines, useCartSession());
  return (
    <div className="grid gap-3">
      <FreeShippingNudge amounts={amounts} />
      <div>
        <CartTotals amounts={amounts} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <LinkButton to="/cart" variant="secondary" onClick={onLeave}>
          {m.mini_cart_view_cart()}
        </LinkButton>
        <LinkButton to="/paymentgateway" onClick={onLeave}>
          {m.mini_cart_checkout()}
        </LinkButton>
      </div>
    </div>
  );
}
