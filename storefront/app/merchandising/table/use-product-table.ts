import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { ProductTable, TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { fetchTable } from "../product-api.ts";
import { deletions } from "./pending-deletions.ts";
import { sentenceOf } from "./use-editable.ts";

/**
 * A page of the table. It stays until the next page is loaded, and is reloaded after products were
 * deleted or restored.
 * @param query of the product API's URL
 */
export function useProductTable(query: string) {
  const config = usePublicConfig();
  const [table, setTable] = useState<ProductTable | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [isLoading, setIsLoading] = useState(true);
  const changes = useStore(deletions, (state) => state.changes);

  useEffect(() => {
    let old = false;
    setError(null);
    setIsLoading(true);
    void (async () => {
      try {
        const token = await merchandiserToken(config);
        // Without a token the guard around this asks for a sign-in.
        const found = token && (await fetchTable(config, token, new URLSearchParams(query)));
        if (!old && found) setTable(found);
      } catch (cause) {
        console.error("The products could not be listed.", cause);
        if (!old) setError(sentenceOf(cause));
      }
      if (!old) setIsLoading(false);
    })();
    return () => {
      old = true;
    };
  }, [config, query, attempt, changes]);

  return {
    table,
    error,
    isLoading,
    reload: () => setAttempt((now) => now + 1),
    show(product: EditableProduct): void {
      setTable(
        (now) =>
          now && {
            ...now,
            products: now.products.map((row) =>
              row._id === product._id ? { ...row, ...rowOf(product) } : row,
            ),
          },
      );
    },
  };
}

function rowOf(product: EditableProduct): Partial<TableProduct> {
  const { slug, Title, Price, Quantity, sold, status, version } = product;
  return { slug, Title, Price, Quantity, sold, status, version };
}
