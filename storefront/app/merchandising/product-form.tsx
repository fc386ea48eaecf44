import { fileTypes } from "@chemical-ink/product-api/contract/files";
import type { CreatedProduct } from "@chemical-ink/product-api/contract/new-product";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { focusFirstError } from "~/ui/focus-first-error.ts";
import { FicheTechEditor } from "./fiche-tech-editor.tsx";
import { FileField } from "./file-field.tsx";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { checkProduct, type ProductDraft, type ProductErrors } from "./product-rules.ts";
import { UnsavedChangesGuard } from "./unsaved-changes-guard.tsx";

/** A product that was saved. */
export interface SavedProduct extends CreatedProduct {
  /** Whether shoppers see it already. */
  isInShop: boolean;
}

/** What became of saving; a problem has a sentence, and errors per field where there are any. */
export type SaveOutcome =
  | { saved: true; product: SavedProduct }
  | { saved: false; sentence: string; errors: ProductErrors };

interface ProductFormProps {
  /** The product as it was when the form was opened. */
  initial: Product;
  /** Saves a draft that has passed the rules. Without it the form cannot save, and says so. */
  onSave?: (draft: ProductDraft) => Promise<SaveOutcome>;
  /** Called once, when the form has nothing unsaved any more. */
  onSaved?: (product: SavedProduct) => void;
  /** Said instead of the save button when there is no `onSave`. */
  notSavable?: ReactNode;
}

/** The merchandiser's form for a product, with a live preview. */
export function ProductForm({ initial, onSave, onSaved, notSavable }: ProductFormProps) {
  const edited = useClientState((state) => state.editedProduct);
  const setProduct = useClientState((state) => state.setEditedProduct);
  const clear = useClientState((state) => state.clearEditedProduct);
  const [price, setPrice] = useState(edited.Price === 0 ? "" : String(edited.Price));
  const [quantity, setQuantity] = useState(String(edited.Quantity));
  const [images, setImages] = useState<File[]>([]);
  const [pdf, setPdf] = useState<File[]>([]);
  const [video, setVideo] = useState<File[]>([]);
  const [errors, setErrors] = useState<ProductErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [passed, setPassed] = useState(false);
  const [saving, setSaving] = useState(false);
  /** What was saved stays on screen until somebody goes on. */
  const [saved, setSaved] = useState<Product | null>(null);
  const product = saved ?? edited;

  const draft: ProductDraft = {
    product,
    price,
    quantity,
    images,
    pdf: pdf[0] ?? null,
    video: video[0] ?? null,
  };
  const hasFiles = images.length + pdf.length + video.length > 0;
  const dirty = !saved && (hasFiles || JSON.stringify(product) !== JSON.stringify(initial));

  // Changed rows make their error old.
  useEffect(() => clearError("ficheTech"), [product.ficheTech]);

  function clearError(field: keyof ProductErrors): void {
    setErrors((shown) => ({ ...shown, [field]: undefined }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = checkProduct(draft);
    setErrors(found);
    setProblem(null);
    setPassed(false);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (!onSave) return setPassed(true);
    if (saving || saved) return;
    setSaving(true);
    const outcome = await onSave(draft);
    setSaving(false);
    if (outcome.saved) {
      // The guard has to know that there is nothing to lose before anybody navigates.
      flushSync(() => setSaved(product));
      clear();
      return onSaved?.(outcome.product);
    }
    setErrors(outcome.errors);
    setProblem(outcome.sentence);
    focusFirstError(form);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <ProductFields
          product={product}
          price={price}
          quantity={quantity}
          errors={errors}
          onProduct={(change, field) => {
            setProduct({ ...product, ...change });
            if (field) clearError(field);
          }}
          onPrice={(typed) => {
            setPrice(typed);
            setProduct({ ...product, Price: Number(typed) || 0 });
            clearError("Price");
          }}
          onQuantity={(typed) => {
            setQuantity(typed);
            setProduct({ ...product, Quantity: Math.trunc(Number(typed)) || 0 });
            clearError("Quantity");
          }}
        />
        <FicheTechEditor rows={product.ficheTech} error={errors.ficheTech} />
        <FileField
          label="Pictures"
          hint="PNG, JPEG, WebP or AVIF, 10 at most, up to 5 MB each. Drop them here or choose them."
          accept={fileTypes.Image.join(",")}
          multiple
          files={images}
          error={errors.Image}
          onChange={(files) => {
            setImages(files);
            clearError("Image");
          }}
        />
        <FileField
          label="Technical sheet as PDF"
          hint="Up to 20 MB."
          accept={fileTypes.pdf.join(",")}
          files={pdf}
          error={errors.pdf}
          onChange={(files) => {
            setPdf(files);
            clearError("pdf");
          }}
        />
        <FileField
          label="Video file"
          hint="MP4 or WebM, up to 100 MB; or give its address above."
          accept={fileTypes.video.join(",")}
          files={video}
          error={errors.video}
          onChange={(files) => {
            setVideo(files);
            clearError("video");
          }}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
        {passed && <Alert tone="success">Every field is in order.</Alert>}
        {!onSave && notSavable}
        <Button
          type="submit"
          size="lg"
          busy={saving || saved !== null}
          className="sm:justify-self-start"
        >
          {onSave ? "Save product" : "Check product"}
        </Button>
      </div>
      <ProductPreview draft={draft} />
      <UnsavedChangesGuard dirty={dirty} onDiscard={clear} />
    </form>
  );
}
