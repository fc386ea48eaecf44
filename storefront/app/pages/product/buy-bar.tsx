import type { Product } from "@chemical-ink/product-api/contract/product";
import type { RefObject } from "react";
import { AddToCartButton } from "~/cart/view/add-to-cart-button.tsx";
import { withoutTaxWords } from "~/catalogue/product/price-words.ts";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";
import { useInView } from "~/ui/use-in-view.ts";
import type { Purchase } from "./use-purchase.ts";

type BuyBarProps = {
  product: Product;
  purchase: Purchase;
  mainButton: RefObject<HTMLElement | null>;
};

/**
 * On a small screen, price and button at the bottom of the window while the main button is out of
 * view. Space for it is reserved at the end of the page, so nothing moves.
 */
export function BuyBar({ product, purchase, mainButton }: BuyBarProps) {
  const isShown = useInView(mainButton) === false;
  return (
    <div
      data-shown={isShown || undefined}
      className={classNames(
        "buy-bar sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-10 border-t border-line bg-paper px-[clamp(1rem,4vw,2.5rem)] py-2.5 transition-[translate,visibility] lg:hidden",
        isShown ? "bottom-bar" : "invisible translate-y-4",
      )}
    >
      <div className="flex items-center gap-4">
        <p className="flex flex-col">
          <Price
            amount={product.Price}
            currency={product.currency}
            className="font-display text-lg leading-tight font-bold"
          />
          <span className="text-xs text-key-faint">{withoutTaxWords()}</span>
        </p>
        <div className="min-w-0 flex-1">
          <AddToCartButton
            product={product}
            quantity={purchase.quantity}
            disabled={purchase.isAllInCart}
            size="md"
            isChosen
          />
        </div>
      </div>
    </div>
  );
}
