import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { useRef, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { changeProduct, ProductApiError } from "../product-api.ts";
import { type BulkFailure, type BulkProgress, changeMany } from "./bulk-work.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { deleteSoon } from "./pending-deletions.ts";
import { sentenceOf } from "./use-editable.ts";

type Status = "published" | "draft";

interface BulkBarProps {
  selected: TableProduct[];
  onChanged: (product: EditableProduct) => void;
  onUnselect: () => void;
}

/** Actions for the selected products, with progress and failures. */
export function BulkBar({ selected, onChanged, onUnselect }: BulkBarProps) {
  const config = usePublicConfig();
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [failed, setFailed] = useState<{ status: Status; failures: BulkFailure[] } | null>(null);
  const stopping = useRef<AbortController | null>(null);

  async function setStatus(status: Status, products: readonly TableProduct[]): Promise<void> {
    setFailed(null);
    stopping.current = new AbortController();
    const failures = await changeMany(
      products.filter((product) => product.status !== status),
      {
        // Without a version: a simultaneous change of other fields is no conflict.
        change: async ({ _id }) => {
          const token = await merchandiserToken(config);
          if (!token) throw new ProductApiError("not-signed-in", m.bulk_bar_signed_out());
          return changeProduct(config, token, _id, { status });
        },
        onChanged,
        onProgress: setProgress,
        sentenceOf,
        signal: stopping.current.signal,
      },
    );
    setProgress(null);
    setFailed(failures.length > 0 ? { status, failures } : null);
  }

  const isIdle = selected.length === 0;
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="me-2 text-sm text-key-soft">
          {isIdle ? m.bulk_bar_none() : m.bulk_bar_selected({ count: selected.length })}
        </p>
        {!isIdle && !progress && (
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void setStatus("published", selected)}
            >
              {m.bulk_bar_publish()}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => void setStatus("draft", selected)}>
              {m.bulk_bar_unpublish()}
            </Button>
            <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
              {m.bulk_bar_delete()}
            </Button>
          </>
        )}
        {progress && (
          <>
            <progress
              aria-label={m.bulk_bar_progress({ done: progress.done, total: progress.total })}
              value={progress.done}
              max={Math.max(1, progress.total)}
              className="h-2 w-40 accent-cyan"
            />
            <span className="text-sm tabular-nums">
              {m.bulk_bar_progress({ done: progress.done, total: progress.total })}
            </span>
            {progress.isWaiting && <span className="text-sm">{m.bulk_bar_waiting()}</span>}
            <Button variant="secondary" size="sm" onClick={() => stopping.current?.abort()}>
              {m.bulk_bar_cancel()}
            </Button>
          </>
        )}
      </div>
      {failed && (
        <Alert
          tone="error"
          title={m.bulk_bar_failed({ count: failed.failures.length })}
          actions={
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                void setStatus(
                  failed.status,
                  failed.failures.map(({ product }) => product),
                )
              }
            >
              {m.bulk_bar_retry()}
            </Button>
          }
        >
          <ul>
            {failed.failures.map(({ product, sentence }) => (
              <li key={product._id}>
                <strong>{product.Title}</strong>: {sentence}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <DeletionDialog
        open={isAsking}
        products={selected}
        onClose={() => setIsAsking(false)}
        onDelete={() => {
          setIsAsking(false);
          void deleteSoon(config, selected);
          onUnselect();
        }}
      />
    </div>
  );
}
