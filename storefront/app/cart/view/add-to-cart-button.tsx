import type { Product } from "@chemical-ink/product-api/contract/product";
import { titleWithVariant } from "~/catalogue/product/variants.ts";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "~/ui/button-style.ts";
import { classNames } from "~/ui/class-names.ts";
import { CartIcon } from "~/ui/icons.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { startCartSoon } from "../sync/cart-session.ts";

type AddToCartButtonProps = {
  product: Product;
  quantity: number;
  /** `primary` for the main action of a page, `secondary` for one of many. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The variant is chosen. Else a product with several variants gets a link to its page. */
  isChosen?: boolean;
  /** Disabled although in stock: all units are in the cart already. */
  disabled?: boolean;
};

/** Adds units of a product to the cart; the backend's cart follows. */
export function AddToCartButton({
  product,
  quantity,
  variant = "primary",
  size = "lg",
  isChosen = false,
  disabled = false,
}: AddToCartButtonProps) {
  const config = usePublicConfig();
  const addToCart = useClientState((state) => state.addToCart);
  const soldOut = product.Quantity < 1;
  // The catalogue's database is away, so what the cart needs is unknown for now.
  const later = !soldOut && product.isPartial === true;

  // Two cards stand side by side on a phone: there long words take all the room, or two lines.
  const isSmall = size === "md";
  const className = classNames(
    "w-full",
    isSmall && "text-center max-sm:px-2 max-sm:whitespace-normal",
  );

  const title = isChosen ? titleWithVariant(product) : product.Title;
  if (product.variants && !isChosen && !soldOut) {
    return (
      <LinkButton
        to={`/product/${product.slug}`}
        variant={variant}
        size={size}
        className={className}
      >
        {m.add_to_cart_button_choose()}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    );
  }

  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      disabled={soldOut || later || disabled}
      onClick={() => {
        addToCart(product, quantity);
        startCartSoon(config);
      }}
    >
      {!soldOut && !later && <CartIcon className={isSmall ? "max-[24.5rem]:hidden" : undefined} />}
      {soldOut
        ? m.add_to_cart_button_sold_out()
        : later
          ? m.add_to_cart_button_later()
          : m.add_to_cart_button_add()}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}

/** Adds one unit of a product that is one of many, in a listing or a comparison. */
export function AddOneButton({ product }: { product: Product }) {
  return <AddToCartButton product={product} quantity={1} variant="secondary" size="md" />;
}
