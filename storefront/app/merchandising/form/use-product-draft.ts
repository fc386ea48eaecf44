import { useEffect, useMemo, useRef, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { isChanged, type ProductDraft, shownProduct } from "./product-draft.ts";
import type { DraftErrors } from "./product-rules.ts";
import type { ReadProduct } from "./save-product.ts";
import { forgetDraft, storeDraft } from "./stored-draft.ts";

/** The start of a form. */
export interface OpenedProduct {
  product: ReadProduct | null;
  /** The product as it was read: differences are unsaved changes. */
  from: ProductDraft;
  draft: ProductDraft;
}

/** Changes are stored after this pause in typing, ms. */
const storingPauseMs = 300;

/**
 * The draft in the form. The rows of the technical sheet are in the client state's edited product;
 * all other fields are here, as typed. Unsaved changes are stored in the browser.
 */
export function useProductDraft(opened: OpenedProduct) {
  const [base, setBase] = useState({ product: opened.product, from: opened.from });
  const [fields, setFields] = useState(opened.draft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const rows = useClientState((state) => state.editedProduct.ficheTech);
  const clear = useClientState((state) => state.clearEditedProduct);
  const setRows = useClientState((state) => state.setFicheTechRows);
  const draft = useMemo((): ProductDraft => ({ ...fields, ficheTech: rows }), [fields, rows]);
  const dirty = useMemo(() => isChanged(base.from, draft), [base, draft]);
  const isForgotten = useRef(false);
  const id = base.product?._id ?? "";

  useEffect(() => {
    if (!dirty) return forgetDraft(id);
    if (isForgotten.current) return;
    const version = base.product?.version ?? "";
    const timer = setTimeout(() => {
      // A draft that was saved during the pause must not be stored as unsaved.
      if (!isForgotten.current) storeDraft(id, { draft, from: base.from, version });
    }, storingPauseMs);
    return () => clearTimeout(timer);
  }, [dirty, draft, base, id]);

  // A changed row removes the error of the rows.
  useEffect(() => clearErrors(["ficheTech"]), [rows]);

  function clearErrors(of: readonly string[]): void {
    setErrors((shown) =>
      of.some((field) => field in shown)
        ? Object.fromEntries(Object.entries(shown).filter(([field]) => !of.includes(field)))
        : shown,
    );
  }

  function forget(): void {
    isForgotten.current = true;
    forgetDraft(id);
  }

  return {
    draft,
    dirty,
    errors,
    setErrors,
    product: base.product,
    from: base.from,
    /** Changes fields and removes their errors. */
    change(part: Partial<Omit<ProductDraft, "ficheTech">>): void {
      setFields((now) => ({ ...now, ...part }));
      clearErrors(Object.keys(part));
    },
    /** Sets the saved version; the form may still differ from it. */
    rebase(product: ReadProduct, from: ProductDraft, now: ProductDraft = from): void {
      setBase({ product, from });
      setFields(now);
      setRows(now.ficheTech);
    },
    /** Deletes the stored changes: the draft is saved or given up. */
    forget,
    /** Drops the unsaved changes. */
    discard(): void {
      forget();
      clear();
    },
  };
}

type ProductEditing = ReturnType<typeof useProductDraft>;

/** The parts of it that one section needs. */
export type FormPart = Pick<ProductEditing, "draft" | "errors" | "change">;

/** Puts a product's rows into the client state before its form opens; false until then. */
export function useOpened({ product, draft }: OpenedProduct): boolean {
  const set = useClientState((state) => state.setEditedProduct);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    set({ ...shownProduct(draft, () => ""), _id: product?._id ?? "", ficheTech: draft.ficheTech });
    setIsThere(true);
  }, []);
  return isThere;
}
