import type { Product } from "@chemical-ink/product-api/contract/product";
import type { ReactNode } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { Button } from "~/ui/button.tsx";
import { CartIcon } from "~/ui/icons.tsx";
import { startCartSoon } from "../sync/cart-session.ts";

type AddSetButtonProps = { products: Product[]; children: ReactNode };

/** Adds one of each product to the cart; the backend's cart follows. */
export function AddSetButton({ products, children }: AddSetButtonProps) {
  const config = usePublicConfig();
  const addSetToCart = useClientState((state) => state.addSetToCart);
  return (
    <Button
      onClick={() => {
        addSetToCart(products);
        startCartSoon(config);
      }}
    >
      <CartIcon />
      {children}
    </Button>
  );
}
