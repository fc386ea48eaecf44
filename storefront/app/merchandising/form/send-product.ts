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

/** How sending goes on, and how to stop it. */
export interface Sending {
  /** Called with the part that has gone out, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** Sent again under the same key, it is done once. */
  idempotencyKey: string;
}

/**
 * Creates a product from a form with its files.
 * @throws ProductApiError; DOMException AbortError where it was cancelled
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
 * Changes a product by the fields of a form, files among them.
 * @throws ProductApiError "version-conflict" with the product as it is; DOMException AbortError
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

/** By XMLHttpRequest: fetch does not tell in every browser how much has gone out. */
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
