import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { AddToCartButton } from "~/cart/view/add-to-cart-button.tsx";
import { withoutTaxWords } from "~/catalogue/product/price-words.ts";
import { Stock } from "~/catalogue/product/stock.tsx";
import { titleWithVariant } from "~/catalogue/product/variants.ts";
import { plural, textsIn } from "~/language/texts.ts";
import { QuantityStepper } from "~/ui/fields/quantity-stepper.tsx";
import { Price } from "~/ui/price.tsx";
import { contactHref } from "./contact-href.ts";
import type { Purchase } from "./use-purchase.ts";
import { VariantChoice } from "./variant-choice.tsx";

const texts = textsIn({
  en: {
    quantity: (title: string) => `Quantity of ${title}`,
    tax: "VAT for your country is added at checkout, before you pay.",
    tooMany: (left: number) => `No more than ${left} can be had now.`,
    allInCart: (count: number) =>
      plural(count, {
        one: "The last one is in your cart.",
        other: `All ${count} that are left are in your cart.`,
      }),
    cart: "Go to the cart",
    soldOut: "It cannot be bought at the moment.",
    partial:
      "Pictures and details of this product cannot be shown just now. Price and stock are of now: please try again in a moment.",
    ask: "Ask when it is back",
    askSubject: (title: string) => `When is it back? ${title}`,
  },
  fr: {
    quantity: (title: string) => `Quantité de ${title}`,
    tax: "La TVA de votre pays est ajoutée au moment de commander, avant le paiement.",
    tooMany: (left: number) =>
      plural(left, {
        one: "Il n’en reste qu’un exemplaire.",
        other: `Il n’en reste que ${left} exemplaires.`,
      }),
    allInCart: (count: number) =>
      plural(count, {
        one: "Le dernier exemplaire est dans votre panier.",
        other: `Les ${count} derniers exemplaires sont dans votre panier.`,
      }),
    cart: "Voir le panier",
    soldOut: "Cet article n’est pas disponible pour le moment.",
    partial:
      "Les images et les détails de cet article ne peuvent pas être affichés pour l’instant. Le prix et le stock sont à jour\u202f: réessayez dans un instant.",
    ask: "Demander quand il revient",
    askSubject: (title: string) => `Retour en stock\u202f: ${title}`,
  },
});

type BuyBoxProps = {
  product: Product;
  purchase: Purchase;
  /** Where the main button stands: when it leaves the window, the bar takes over. */
  place: Ref<HTMLDivElement>;
  /** Chooses another variant. */
  onChoose: (variantId: string) => void;
};

/** Price, stock, how many, and the button that buys. */
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
      <div ref={place} className="mt-4 flex gap-3 max-[22rem]:flex-wrap">
        {!isSoldOut && !product.isPartial && (
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            onTooMany={askedTooMany}
            max={Math.max(1, left)}
            label={texts().quantity(titleWithVariant(product))}
          />
        )}
        <div className="min-w-0 flex-1">
          <AddToCartButton product={product} quantity={quantity} disabled={isAllInCart} isChosen />
        </div>
      </div>
      <Limits product={product} purchase={purchase} />
      <p className="mt-3 text-sm text-key-faint">{texts().tax}</p>
    </div>
  );
}

/** What stands in the way of buying more, and what to do about it. */
function Limits({ product, purchase }: Pick<BuyBoxProps, "product" | "purchase">) {
  if (product.isPartial) {
    return (
      <p role="status" className="mt-3 text-sm font-medium text-yellow-deep">
        {texts().partial}
      </p>
    );
  }
  if (product.Quantity < 1) {
    return (
      <p className="mt-3 text-sm">
        {texts().soldOut}{" "}
        <Link to={contactHref(texts().askSubject(titleWithVariant(product)))} className="text-link">
          {texts().ask}
        </Link>
      </p>
    );
  }
  return (
    <p role="status" className="mt-3 text-sm font-medium text-yellow-deep empty:hidden">
      {purchase.isAllInCart ? (
        <>
          {texts().allInCart(product.Quantity)}{" "}
          <Link to="/cart" className="text-link">
            {texts().cart}
          </Link>
        </>
      ) : (
        purchase.wasTooMany && texts().tooMany(purchase.left)
      )}
    </p>
  );
}
