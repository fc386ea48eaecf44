import { asVariant } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { variantParameter } from "~/catalogue/product/variants.ts";

/**
 * The product as the variant that the address names, or else its default one, and what chooses
 * another: on screen at once, in the address right after.
 */
export function useChosenVariant(product: Product) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(variantParameter) ?? "";
  const [picked, setPicked] = useState(inAddress);
  // By "back" and by links.
  useEffect(() => setPicked(inAddress), [inAddress]);

  return {
    chosen: asVariant(product, picked) ?? product,
    choose(variantId: string): void {
      setPicked(variantId);
      const next = new URLSearchParams(query);
      next.set(variantParameter, variantId);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
