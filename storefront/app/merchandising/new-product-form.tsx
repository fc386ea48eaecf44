import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { emptyProduct } from "~/client-state/empty-product.ts";
import { showToast } from "~/client-state/toasts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { ProductForm, type SavedProduct, type SaveOutcome } from "./product-form.tsx";
import type { ProductDraft } from "./product-rules.ts";

interface NewProductFormProps {
  onSave: (draft: ProductDraft) => Promise<SaveOutcome>;
}

/** The form for a new product; leads to the product's page as soon as the shop shows it. */
export function NewProductForm({ onSave }: NewProductFormProps) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<SavedProduct | null>(null);

  function goOn(product: SavedProduct): void {
    showToast({ kind: "success", text: "Product saved" });
    if (product.isInShop) navigate(`/product/${product.slug}`);
    else setWaiting(product);
  }

  if (!waiting) return <ProductForm initial={emptyProduct} onSave={onSave} onSaved={goOn} />;
  return (
    <Alert
      tone="success"
      title="The product is saved"
      actions={
        <>
          <LinkButton to={`/product/${waiting.slug}`} size="sm">
            Look at its page
          </LinkButton>
          <Button variant="secondary" size="sm" onClick={() => setWaiting(null)}>
            Create another product
          </Button>
        </>
      }
    >
      The shop does not show it yet. That takes two seconds as a rule, and longer when much is going
      on.
    </Alert>
  );
}
