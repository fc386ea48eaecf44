import {
  type EditableProduct,
  editableProductSchema,
} from "@chemical-ink/product-api/contract/editable-product";
import {
  type CreatedProduct,
  createdProductSchema,
} from "@chemical-ink/product-api/contract/new-product";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type RawAnswer, readAnswer, unreachable } from "../product-api.ts";

/** The progress of a call, and how to cancel it. */
export interface Sending {
  /** Called with the sent part, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** A repeated call with the same key is done only once. */
  idempotencyKey: string;
}

/**
 * Creates a product from a form with its files.
 * @throws ProductApiError; DOMException AbortError if cancelled
 */
export async function sendNewProduct(
  config: PublicConfig,
  token: string,
  form: FormData,
  sending: Sending,
): Promise<CreatedProduct> {
  const answer = await send("POST", `${config.productApiUrl}/product/create`, token, form, sending);
  return readAnswer(answer, createdProductSchema);
}

/**
 * Changes a product by the fields of a form, with its files.
 * @throws ProductApiError "version-conflict" with the current product; DOMException AbortError
 */
export async function sendChanges(
  config: PublicConfig,
  token: string,
  id: string,
  form: FormData,
  sending: Sending,
): Promise<EditableProduct> {
  const url = `${config.productApiUrl}/admin/product-update/${encodeURIComponent(id)}`;
  return readAnswer(await send("PUT", url, token, form, sending), editableProductSchema);
}

/** By XMLHttpRequest, because fetch has no upload progress in some browsers. */
function send(
  method: string,
  url: string,
  token: string,
  form: FormData,
  { onProgress, signal, idempotencyKey }: Sending,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("idempotency-key", idempotencyKey);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        body: parsed(request.responseText),
        retryAfter: request.getResponseHeader("retry-after"),
      }),
    );
    request.addEventListener("error", () => reject(unreachable(new Error("The sending failed."))));
    request.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
