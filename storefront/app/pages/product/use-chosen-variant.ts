import { asVariant } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { variantParameter } from "~/catalogue/product/variants.ts";

/**
 * The product as the variant of the URL, else its default variant; choosing another changes the
 * screen first and then the URL.
 */
export function useChosenVariant(product: Product) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(variantParameter) ?? "";
  const [picked, setPicked] = useState(inAddress);
  // After "back" and links.
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
