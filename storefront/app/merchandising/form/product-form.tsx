import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "~/client-state/toasts.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { focusFirstError } from "~/ui/fields/focus-first-error.ts";
import { FicheTechEditor } from "../fields/fiche-tech-editor.tsx";
import { FilesField } from "../fields/files-field.tsx";
import { PicturesField } from "../fields/pictures-field.tsx";
import { PrintersField } from "../fields/printers-field.tsx";
import { TranslationFields } from "../fields/translation-fields.tsx";
import { type LookUpWords, useKnownWords } from "../fields/use-known-words.ts";
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

/** The draft to save. */
export interface Saving {
  draft: ProductDraft;
  from: ProductDraft;
  product: ReadProduct | null;
}

interface ProductFormProps {
  opened: OpenedProduct;
  vocabulary: Vocabulary | null;
  /** Reads the translations of texts that products share. */
  onLookUp: LookUpWords;
  /** Saves a valid draft. Never throws. */
  onSave: (saving: Saving, sending: Sending) => Promise<SaveOutcome>;
  /** Called when a draft was saved; `andNew` if another product follows. */
  onSaved: (
    saved: { slug: string; product?: EditableProduct; draft: ProductDraft },
    andNew: boolean,
  ) => void;
  /** A notice above the fields, about the last saved product. */
  notice?: ReactNode;
  /** Other actions for this product; call `discard` before leaving for good. */
  actions?: (discard: () => void) => ReactNode;
}

/** The merchandiser's form for a new or existing product, with a live preview. */
export function ProductForm({
  opened,
  vocabulary,
  onLookUp,
  onSave,
  onSaved,
  notice,
  actions,
}: ProductFormProps) {
  const editing = useProductDraft(opened);
  const { draft, from, product, errors, setErrors, change } = editing;
  const knownWords = useKnownWords(onLookUp, draft, from);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<EditableProduct | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  /** The saved draft stays on screen until the navigation, but needs no guard. */
  const [isDone, setIsDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cancelling = useRef<AbortController | null>(null);
  const sent = useRef<{ saving: ProductDraft; key: string } | null>(null);

  async function save(andNew: boolean, saving: Saving = { draft, from, product }): Promise<void> {
    if (progress !== null) return;
    if (!isRight(checkDraft(saving.draft, saving.product?.slug))) return;
    setProgress(0);
    if (!isRight(await checkFiles(saving.draft))) return setProgress(null);
    // The same draft has the same key: a repeated call after a lost answer is done only once.
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

  /** Shows the errors; true if there are none. */
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
        const { slug, product: stored, sentence } = outcome;
        // Synchronously, because the guard must know before the navigation that nothing is unsaved.
        flushSync(() => {
          if (stored) {
            const base = draftOf(stored);
            editing.rebase(stored, base, sentence ? { ...base, words: saved.words } : base);
          } else setIsDone(true);
        });
        if (stored && sentence) {
          setProblem(sentence);
          break;
        }
        if (sentence) showToast({ kind: "error", text: sentence });
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
    // Synchronously, because the guard must know before the navigation.
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
          <TranslationFields {...part} known={knownWords} />
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

/** Ctrl+S (⌘S) saves, Ctrl+Enter saves and starts a new product, wherever the focus is. */
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
