import type { Product } from "@chemical-ink/product-api/contract/product";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { Button } from "~/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "~/ui/button-style.ts";
import { CartIcon } from "~/ui/icons.tsx";
import { startCartSoon } from "./cart-session.ts";

type AddToCartButtonProps = {
  product: Product;
  quantity: number;
  /** The look: large and dark where it is the page's aim, calm where it is one of many. */
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Adds that many of a product: on screen at once, in the engine's cart right after. */
export function AddToCartButton({
  product,
  quantity,
  variant = "primary",
  size = "lg",
}: AddToCartButtonProps) {
  const config = usePublicConfig();
  const addToCart = useClientState((state) => state.addToCart);
  const soldOut = product.Quantity < 1;

  return (
    <Button
      variant={variant}
      size={size}
      className="w-full"
      disabled={soldOut}
      onClick={() => {
        addToCart(product, quantity);
        startCartSoon(config);
      }}
    >
      {!soldOut && <CartIcon />}
      {soldOut ? "Out of stock" : "Add to cart"}
      <span className="sr-only">: {product.Title}</span>
    </Button>
  );
}
