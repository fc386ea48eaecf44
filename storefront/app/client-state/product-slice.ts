import type { Product } from "@chemical-ink/product-api/contract/product";
import { m } from "~/paraglide/messages.js";
import { emptyProduct } from "./empty-product.ts";
import type { Slice } from "./slice.ts";

type FetchStatus = "idle" | "loading" | "succeeded" | "failed";

interface FetchedProduct {
  product: Product;
  status: FetchStatus;
  /** The sentence of the error; null if there is none. */
  error: string | null;
}

export interface ProductSlice {
  fetched: FetchedProduct;
  /**
   * Fetches a product. Of two calls the later one counts, whichever answers first. `fetchBySlug`
   * throws an Error whose message is a sentence for people.
   */
  fetchProduct: (slug: string, fetchBySlug: (slug: string) => Promise<Product>) => Promise<void>;
}

export const createProductSlice: Slice<ProductSlice> = (set) => {
  let lastCall = 0;
  return {
    fetched: { product: emptyProduct, status: "idle", error: null },
    async fetchProduct(slug, fetchBySlug) {
      lastCall += 1;
      const call = lastCall;
      set(({ fetched }) => ({ fetched: { ...fetched, status: "loading", error: null } }));
      const outcome = await fetchBySlug(slug).then(
        (product): FetchedProduct => ({ product, status: "succeeded", error: null }),
        (cause: unknown): FetchedProduct => ({
          product: emptyProduct,
          status: "failed",
          error: cause instanceof Error ? cause.message : m.product_slice_not_loaded(),
        }),
      );
      if (call === lastCall) set({ fetched: outcome });
    },
  };
};
