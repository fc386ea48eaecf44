import { Link } from "react-router-dom";
import { chosenHref, titleWithVariant } from "~/catalogue/product/variants.ts";
import type { CartLine } from "~/client-state/cart-lines.ts";
import type { BackendLine } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { QuantityStepper } from "~/ui/fields/quantity-stepper.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TrashIcon } from "~/ui/icons.tsx";
import { Price } from "~/ui/price.tsx";
import type { Shortage } from "../sync/cart-gateway.ts";
import { LinePicture } from "./line-picture.tsx";
import { LineProblem } from "./line-problem.tsx";
import { PriceChangeNote } from "./price-change-note.tsx";

interface CartLineRowProps {
  line: CartLine;
  /** The backend's line, if there is one; its price is the one that counts. */
  backendLine: BackendLine | undefined;
  refusal: BackendProblem | undefined;
  /** The units in stock, if fewer than desired. */
  shortage: Shortage | undefined;
  /** The price at the time of adding, if it has changed. Major units. */
  priceWas: number | undefined;
  onQuantity: (quantity: number) => void;
  onLess: () => void;
  onMore: () => void;
  onRemove: () => void;
  onSaveForLater: () => void;
  onRetry: () => void;
}

/** One line of the cart page. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, backendLine, priceWas, onQuantity, onLess, onMore, onRemove, onSaveForLater } =
    props;
  const title = titleWithVariant(line);
  const unitPrice = backendLine?.unit_price ?? line.Price;

  return (
    <li
      data-cart-line
      tabIndex={-1}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-6 outline-none sm:grid-cols-[7rem_1fr_auto]"
    >
      <Link to={chosenHref(line)} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} />
      </Link>
      <div className="min-w-0">
        <p className="text-xs font-semibold text-key-faint">{line.Brand}</p>
        <Link to={chosenHref(line)} className="font-semibold hover:underline">
          {title}
        </Link>
        <p className="mt-1 text-sm text-key-soft">
          <Price
            amount={unitPrice}
            currency={line.currency}
            note={backendLine?.is_tax_inclusive ? m.cart_line_each_with_tax() : m.cart_line_each()}
          />
        </p>
        <PriceChangeNote was={priceWas} now={unitPrice} currency={line.currency} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <QuantityStepper
            size="sm"
            label={m.cart_line_quantity_of({ title })}
            value={line.quantity}
            onChange={onQuantity}
            onLess={onLess}
            onMore={onMore}
          />
          <IconButton
            label={m.cart_line_remove_line({ title })}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
          <Button variant="quiet" size="sm" className="-ms-1" onClick={onSaveForLater}>
            {m.cart_line_save_for_later()}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
      <p className="col-start-2 font-semibold sm:col-start-3 sm:text-end">
        <Price amount={unitPrice * line.quantity} currency={line.currency} />
      </p>
      <LineProblem {...props} className="col-span-full" />
    </li>
  );
}
