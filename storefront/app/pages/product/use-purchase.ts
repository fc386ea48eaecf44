import type { Product } from "@chemical-ink/product-api/contract/product";
import { useState } from "react";
import { lineKey } from "~/client-state/cart-lines.ts";
import { useClientState } from "~/client-state/client-state.ts";

/** The quantity to buy, and its limits. */
export type Purchase = {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Units that can still be added: the stock without those in this cart. */
  left: number;
  /** All units in stock are in this cart. */
  isAllInCart: boolean;
  /** More units were asked for than there are; until the next change. */
  wasTooMany: boolean;
  askedTooMany: () => void;
};

/** The quantity that the page's buttons add, limited by the stock. */
export function usePurchase(product: Product): Purchase {
  const [wanted, setWanted] = useState(1);
  /** The variant of which too many units were asked for. */
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
