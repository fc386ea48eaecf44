import type { Product } from "@chemical-ink/product-api/contract/product";
import { useState } from "react";
import { lineKey } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";

/** How many of a product are about to be bought, and what stands in the way. */
export type Purchase = {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** What can still be added: the stock, less what is in this cart. */
  left: number;
  /** All that is in stock is in this cart. */
  isAllInCart: boolean;
  /** More was asked for than is there; until the next change. */
  wasTooMany: boolean;
  askedTooMany: () => void;
};

/** The quantity that the page's buttons add, never more than can be had. */
export function usePurchase(product: Product): Purchase {
  const [wanted, setWanted] = useState(1);
  /** The variant of which too many were asked for. */
  const [tooManyOf, setTooManyOf] = useState<string>();
  const inCart = useClientState(
    ({ cart }) => cart.lines.find((line) => lineKey(line) === lineKey(product))?.quantity ?? 0,
  );
  const left = Math.max(0, product.Quantity - inCart);
  return {
    quantity: Math.max(1, Math.min(wanted, left)),
    setQuantity: (quantity) => {
      setTooManyOf(undefined);
      setWanted(quantity);
    },
    left,
    isAllInCart: product.Quantity > 0 && left === 0,
    wasTooMany: tooManyOf === product.variantId,
    askedTooMany: () => setTooManyOf(product.variantId),
  };
}
