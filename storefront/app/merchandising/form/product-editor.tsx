import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { showToast } from "~/client-state/toasts.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { lookUpWords, ProductApiError } from "../product-api.ts";
import { useEditable, useVocabulary } from "../table/use-editable.ts";
import { DeleteProductButton } from "./delete-product-button.tsx";
import { draftAfter, draftLike, draftOf, emptyDraft, type ProductDraft } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { saveProduct } from "./save-product.ts";
import { SavedNotice } from "./saved-notice.tsx";
import { forgetDraft, readStoredDraft, type StoredDraft } from "./stored-draft.ts";
import { StoredDraftQuestion } from "./stored-draft-question.tsx";
import { type OpenedProduct, useOpened } from "./use-product-draft.ts";

/** What one editor passes to the next in the browser's history. */
interface EditorState {
  /** The start of the next product; without files, which the history cannot hold. */
  after?: ProductDraft;
  /** The slug of the product that was just saved. */
  saved?: string;
}

interface ProductEditorProps {
  slug?: string;
  like?: string | null;
}

/** The editor of a product: reads it, offers earlier unsaved changes, opens the form. */
export default function ProductEditor({ slug, like }: ProductEditorProps) {
  const { product, error, retry } = useEditable(slug ?? like ?? null);
  const rehydrated = useClientState((state) => state.rehydrated);

  if (error) {
    return (
      <Alert
        tone="error"
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={retry}>
              {m.product_editor_retry()}
            </Button>
            <LinkButton to="/admin/products" variant="secondary" size="sm">
              {m.product_editor_all()}
            </LinkButton>
          </>
        }
      >
        {error}
      </Alert>
    );
  }
  if (!rehydrated || ((slug || like) && !product)) return <Skeleton className="h-96" />;
  return <StartedEditor product={product} isNew={!slug} />;
}

function StartedEditor({ product, isNew }: { product: EditableProduct | null; isNew: boolean }) {
  const state = useLocation().state as EditorState | null;
  const [stored, setStored] = useState(() => readStoredDraft(isNew ? "" : (product?._id ?? "")));
  const [start, setStart] = useState<StoredDraft | null>(null);

  if (stored) {
    return (
      <StoredDraftQuestion
        stored={stored}
        onRestore={() => {
          setStart(stored);
          setStored(null);
        }}
        onDiscard={() => {
          forgetDraft(isNew ? "" : (product?._id ?? ""));
          setStored(null);
        }}
      />
    );
  }
  return (
    <OpenEditor opened={openedOf(product, isNew, start, state)} copied={isNew ? product : null} />
  );
}

function openedOf(
  product: EditableProduct | null,
  isNew: boolean,
  stored: StoredDraft | null,
  state: EditorState | null,
): OpenedProduct {
  if (isNew || !product) {
    return {
      product: null,
      from: emptyDraft,
      draft: stored?.draft ?? (product ? draftLike(product) : (state?.after ?? emptyDraft)),
    };
  }
  const { version } = stored ?? product;
  return stored
    ? { product: { ...product, version }, from: stored.from, draft: stored.draft }
    : { product, from: draftOf(product), draft: draftOf(product) };
}

function OpenEditor({ opened, copied }: { opened: OpenedProduct; copied: EditableProduct | null }) {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const state = useLocation().state as EditorState | null;
  const vocabulary = useVocabulary();
  const [first] = useState(opened);
  const isOpen = useOpened(first);
  const [saved, setSaved] = useState<Saved | null>(() =>
    state?.saved && state.saved === first.product?.slug
      ? {
          slug: state.saved,
          Title: first.from.Title,
          Price: Number(first.from.Price),
          status: first.from.status,
        }
      : null,
  );

  if (!isOpen) return <Skeleton className="h-96" />;
  return (
    <ProductForm
      opened={first}
      vocabulary={vocabulary}
      onLookUp={async (texts) => {
        const token = await merchandiserToken(config);
        if (!token) throw new ProductApiError("not-signed-in", m.use_editable_signed_out());
        return lookUpWords(config, token, texts);
      }}
      onSave={(saving, sending) => saveProduct(config, saving, sending)}
      onSaved={({ slug, product, draft }, andNew) => {
        showToast({ kind: "success", text: m.product_editor_saved() });
        if (andNew) {
          navigate("/admin/product/create", { state: { after: draftAfter(draft) } });
        } else if (product && slug === first.product?.slug) setSaved(noticed(product));
        else {
          navigate(`/admin/product-update/${slug}`, { replace: true, state: { saved: slug } });
        }
      }}
      notice={notice(saved, copied)}
      actions={(discard) =>
        first.product && (
          <>
            <LinkButton
              to={`/admin/product/create?from=${first.product.slug}`}
              variant="quiet"
              size="sm"
            >
              {m.product_editor_duplicate()}
            </LinkButton>
            <DeleteProductButton
              product={{ ...first.product, Title: first.from.Title, status: first.from.status }}
              onDelete={discard}
            />
          </>
        )
      }
    />
  );
}

type Saved = { slug: string; Title: string; Price: number | null; status: string };

function noticed({ slug, Title, Price, status }: EditableProduct): Saved {
  return { slug, Title, Price, status };
}

function notice(saved: Saved | null, copied: EditableProduct | null): ReactNode {
  if (saved) return <SavedNotice key={JSON.stringify(saved)} {...saved} />;
  return (
    copied && (
      <Alert tone="info" className="mb-4">
        {m.product_editor_copied({ title: copied.Title })}
      </Alert>
    )
  );
}
