import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { AddToCartButton } from "~/cart/view/add-to-cart-button.tsx";
import { withoutTaxWords } from "~/catalogue/product/price-words.ts";
import { Stock } from "~/catalogue/product/stock.tsx";
import { titleWithVariant } from "~/catalogue/product/variants.ts";
import { m } from "~/paraglide/messages.js";
import { QuantityStepper } from "~/ui/fields/quantity-stepper.tsx";
import { Price } from "~/ui/price.tsx";
import { contactHref } from "./contact-href.ts";
import type { Purchase } from "./use-purchase.ts";
import { VariantChoice } from "./variant-choice.tsx";

type BuyBoxProps = {
  product: Product;
  purchase: Purchase;
  /** The main button's element: the bar appears when it leaves the window. */
  place: Ref<HTMLDivElement>;
  onChoose: (variantId: string) => void;
};

/** Price, stock, quantity, and the button that adds to the cart. */
export function BuyBox({ product, purchase, place, onChoose }: BuyBoxProps) {
  const { quantity, setQuantity, left, isAllInCart, askedTooMany } = purchase;
  const isSoldOut = product.Quantity < 1;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <VariantChoice product={product} onChoose={onChoose} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price
            amount={product.Price}
            currency={product.currency}
            className="font-display text-3xl font-bold tracking-tight"
          />
          <span className="text-sm text-key-soft">{withoutTaxWords()}</span>
        </p>
        <Stock quantity={product.Quantity} isPartial={product.isPartial} className="text-base" />
      </div>
      <div ref={place} className="mt-4 flex flex-wrap gap-3">
        {!isSoldOut && !product.isPartial && (
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            onTooMany={askedTooMany}
            max={Math.max(1, left)}
            label={m.buy_box_quantity({ title: titleWithVariant(product) })}
          />
        )}
        <div className="flex-auto">
          <AddToCartButton product={product} quantity={quantity} disabled={isAllInCart} isChosen />
        </div>
      </div>
      <Limits product={product} purchase={purchase} />
      <p className="mt-3 text-sm text-key-faint">{m.buy_box_tax()}</p>
    </div>
  );
}

/** Why no more units can be added, and what to do. */
function Limits({ product, purchase }: Pick<BuyBoxProps, "product" | "purchase">) {
  if (product.isPartial) {
    return (
      <p role="status" className="mt-3 text-sm font-medium text-yellow-deep">
        {m.buy_box_partial()}
      </p>
    );
  }
  if (product.Quantity < 1) {
    return (
      <p className="mt-3 text-sm">
        {m.buy_box_sold_out()}{" "}
        <Link
          to={contactHref(m.buy_box_ask_subject({ title: titleWithVariant(product) }))}
          className="text-link"
        >
          {m.buy_box_ask()}
        </Link>
      </p>
    );
  }
  return (
    <p role="status" className="mt-3 text-sm font-medium text-yellow-deep empty:hidden">
      {purchase.isAllInCart ? (
        <>
          {m.buy_box_all_in_cart({ count: product.Quantity })}{" "}
          <Link to="/cart" className="text-link">
            {m.buy_box_cart()}
          </Link>
        </>
      ) : (
        purchase.wasTooMany && m.buy_box_too_many({ left: purchase.left })
      )}
    </p>
  );
}
