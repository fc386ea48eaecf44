import { useEffect, useMemo, useRef, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { changedFields, type ProductDraft, shownProduct } from "./product-draft.ts";
import type { DraftErrors } from "./product-rules.ts";
import type { ReadProduct } from "./save-product.ts";
import { forgetDraft, storeDraft } from "./stored-draft.ts";

/** What a form starts with. */
export interface OpenedProduct {
  /** Null for a new product. */
  product: ReadProduct | null;
  /** The product as it was read: what differs from it is unsaved. */
  from: ProductDraft;
  /** What stands in the form at first. */
  draft: ProductDraft;
}

/** Typing is stored once it pauses for so many ms. */
const storingPauseMs = 300;

/**
 * The draft in the form. The rows of the technical sheet are those of the client state's edited
 * product; the rest is kept here, for it is text as it was typed. Unsaved changes are stored in the
 * browser as they are made.
 */
export function useProductDraft(opened: OpenedProduct) {
  const [base, setBase] = useState({ product: opened.product, from: opened.from });
  const [fields, setFields] = useState(opened.draft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const rows = useClientState((state) => state.editedProduct.ficheTech);
  const clear = useClientState((state) => state.clearEditedProduct);
  const setRows = useClientState((state) => state.setFicheTechRows);
  const draft = useMemo(() => ({ ...fields, ficheTech: rows }), [fields, rows]);
  const changed = useMemo(() => changedFields(base.from, draft), [base, draft]);
  const dirty = changed.length > 0;
  const isForgotten = useRef(false);
  const id = base.product?._id ?? "";

  useEffect(() => {
    if (!dirty) return forgetDraft(id);
    if (isForgotten.current) return;
    const version = base.product?.version ?? "";
    const timer = setTimeout(() => {
      // What was saved in this pause would be asked for again as unsaved.
      if (!isForgotten.current) storeDraft(id, { draft, from: base.from, version });
    }, storingPauseMs);
    return () => clearTimeout(timer);
  }, [dirty, draft, base, id]);

  // Changed rows make their error old.
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
    /** Changes fields; their errors are old then. */
    change(part: Partial<Omit<ProductDraft, "ficheTech">>): void {
      setFields((now) => ({ ...now, ...part }));
      clearErrors(Object.keys(part));
    },
    /** From now on this is what is saved; what stands in the form may differ from it. */
    rebase(product: ReadProduct, from: ProductDraft, now: ProductDraft = from): void {
      setBase({ product, from });
      setFields(now);
      setRows(now.ficheTech);
    },
    /** What is in the form is saved elsewhere, or given up: it is not remembered any more. */
    forget,
    /** Somebody leaves without what is unsaved. */
    discard(): void {
      forget();
      clear();
    },
  };
}

/** What is in a form, and the ways to change it. */
type ProductEditing = ReturnType<typeof useProductDraft>;

/** What one part of the form needs of it. */
export type FormPart = Pick<ProductEditing, "draft" | "errors" | "change">;

/** Puts a product's draft into the client state before its form opens; false until it is there. */
export function useOpened({ product, draft }: OpenedProduct): boolean {
  const set = useClientState((state) => state.setEditedProduct);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    set({ ...shownProduct(draft, () => ""), _id: product?._id ?? "", ficheTech: draft.ficheTech });
    setIsThere(true);
  }, []);
  return isThere;
}
