import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { focusFirstError } from "~/ui/fields/focus-first-error.ts";
import { FicheTechEditor } from "../fields/fiche-tech-editor.tsx";
import { FilesField } from "../fields/files-field.tsx";
import { PicturesField } from "../fields/pictures-field.tsx";
import { PrintersField } from "../fields/printers-field.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FurtherVariantsNotice } from "./further-variants.tsx";
import { draftOf, type ProductDraft } from "./product-draft.ts";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { checkDraft, checkFiles, type DraftErrors } from "./product-rules.ts";
import { PublishingFields } from "./publishing-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { ReadProduct, SaveOutcome } from "./save-product.ts";
import type { Sending } from "./send-product.ts";
import { UnsavedChangesGuard } from "./unsaved-changes-guard.tsx";
import { type OpenedProduct, useProductDraft } from "./use-product-draft.ts";

/** What is to be saved. */
export interface Saving {
  draft: ProductDraft;
  from: ProductDraft;
  product: ReadProduct | null;
}

interface ProductFormProps {
  opened: OpenedProduct;
  vocabulary: Vocabulary | null;
  /** Saves a draft that has passed the rules. Never throws. */
  onSave: (saving: Saving, sending: Sending) => Promise<SaveOutcome>;
  /** Called when a draft was saved; `andNew` where another product is to be entered. */
  onSaved: (
    saved: { slug: string; product?: EditableProduct; draft: ProductDraft },
    andNew: boolean,
  ) => void;
  /** Said above the fields: what was saved, where it can be seen. */
  notice?: ReactNode;
  /** What else can be done with this product; `discard` before leaving it for good. */
  actions?: (discard: () => void) => ReactNode;
}

/** The merchandiser's form for a new product and for one that is there, with a live preview. */
export function ProductForm({
  opened,
  vocabulary,
  onSave,
  onSaved,
  notice,
  actions,
}: ProductFormProps) {
  const editing = useProductDraft(opened);
  const { draft, from, product, errors, setErrors, change } = editing;
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<EditableProduct | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  /** What was saved is nothing to lose, though it stays on screen until the page goes on. */
  const [isDone, setIsDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cancelling = useRef<AbortController | null>(null);
  const sent = useRef<{ saving: ProductDraft; key: string } | null>(null);

  async function save(andNew: boolean, saving: Saving = { draft, from, product }): Promise<void> {
    if (progress !== null) return;
    if (!isRight(checkDraft(saving.draft, saving.product?.slug))) return;
    setProgress(0);
    if (!isRight(await checkFiles(saving.draft))) return setProgress(null);
    // The same draft again is the same request: where its answer was lost, it is not done twice.
    if (sent.current?.saving !== saving.draft) {
      sent.current = { saving: saving.draft, key: crypto.randomUUID() };
    }
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    const outcome = await onSave(saving, {
      onProgress: setProgress,
      signal,
      idempotencyKey: sent.current.key,
    });
    setProgress(null);
    settle(outcome, saving.draft, andNew);
  }

  /** Shows what is wrong; whether nothing is. */
  function isRight(found: DraftErrors): boolean {
    setErrors(found);
    const wrong = Object.keys(found).length > 0;
    setProblem(wrong ? m.product_form_wrong() : null);
    if (wrong) focusFirstError(form);
    return !wrong;
  }

  function settle(outcome: SaveOutcome, saved: ProductDraft, andNew: boolean): void {
    switch (outcome.kind) {
      case "saved": {
        const { slug, product: stored } = outcome;
        // The guard has to know that there is nothing to lose before anybody navigates.
        flushSync(() => {
          if (stored) editing.rebase(stored, draftOf(stored));
          else setIsDone(true);
        });
        if (!stored) editing.forget();
        onSaved({ slug, draft: saved, ...(stored && { product: stored }) }, andNew);
        break;
      }
      case "conflict":
        setTheirs(outcome.current);
        break;
      case "refused":
        setErrors(outcome.errors);
        setProblem(outcome.sentence);
        focusFirstError(form);
    }
  }

  useSaveKeys((andNew) => void save(andNew));

  function discard(): void {
    // The guard has to know before anybody navigates.
    flushSync(() => setIsDone(true));
    editing.discard();
  }

  const part = { draft, errors, change };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      {notice}
      {product && <FurtherVariantsNotice productId={product._id} count={product.furtherVariants} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ProductFields {...part} section="basics" vocabulary={vocabulary} />
          <PicturesField {...part} />
          <FicheTechEditor
            rows={draft.ficheTech}
            error={errors.ficheTech}
            labels={vocabulary?.labels ?? []}
          />
          <PrintersField {...part} />
          <ProductFields {...part} section="details" vocabulary={vocabulary} />
          <FilesField {...part} storedVideo={from.video} />
          <PublishingFields {...part} storedSlug={product?.slug ?? ""} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <ProductPreview draft={draft} />
        </div>
      </div>
      {problem && (
        <Alert tone="error" className="mt-4">
          {problem}
        </Alert>
      )}
      <div className="h-4" />
      <SaveBar
        dirty={editing.dirty && !isDone}
        progress={progress}
        onCancel={() => cancelling.current?.abort()}
        onSaveAndNew={() => void save(true)}
      >
        {actions?.(discard)}
      </SaveBar>
      {theirs && (
        <ConflictDialog
          from={from}
          mine={draft}
          theirs={draftOf(theirs)}
          onClose={() => setTheirs(null)}
          onSettle={(chosen) => {
            const base = draftOf(theirs);
            setTheirs(null);
            editing.rebase(theirs, base, chosen);
            void save(false, { draft: chosen, from: base, product: theirs });
          }}
        />
      )}
      <UnsavedChangesGuard dirty={editing.dirty && !isDone} onDiscard={editing.discard} />
    </form>
  );
}

/** Ctrl+S (or ⌘S) saves, Ctrl+Enter saves and goes on to a new product, wherever the focus is. */
function useSaveKeys(save: (andNew: boolean) => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isSave = event.key.toLowerCase() === "s";
      if (!isSave && event.key !== "Enter") return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog]")) latest.current(!isSave);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
