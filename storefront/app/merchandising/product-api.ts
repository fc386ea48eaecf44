import {
  type EditableProduct,
  editableProductSchema,
} from "@chemical-ink/product-api/contract/editable-product";
import { type Problem, problemSchema } from "@chemical-ink/product-api/contract/problem";
import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import {
  type ProductTable,
  productTableSchema,
} from "@chemical-ink/product-api/contract/product-table";
import { type Vocabulary, vocabularySchema } from "@chemical-ink/product-api/contract/vocabulary";
import {
  type TranslatedWords,
  translatedWordsSchema,
  type WordTexts,
} from "@chemical-ink/product-api/contract/words";
import type { z } from "zod";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { secondsOf } from "~/commerce/try-again.ts";
import { m } from "~/paraglide/messages.js";
import { problemSentence } from "./form/problem-sentence.ts";

/** A failure of the product API, with a sentence for people. */
export class ProductApiError extends Error {
  override name = "ProductApiError";
  /** The code; "unreachable" without an answer, "odd" if the answer does not match the contract. */
  readonly code: Problem["code"] | "unreachable" | "odd";
  readonly fields: NonNullable<Problem["fields"]>;
  /** The current product after a version conflict. */
  readonly current: EditableProduct | undefined;
  /** Seconds until another try, after too many calls. */
  readonly retryAfter: number;

  constructor(
    code: ProductApiError["code"],
    sentence: string,
    options: ErrorOptions & Pick<Problem, "fields" | "current"> & { retryAfter?: number } = {},
  ) {
    super(sentence, options);
    this.code = code;
    this.fields = options.fields ?? [];
    this.current = options.current;
    this.retryAfter = options.retryAfter ?? 0;
  }
}

/** An answer of fetch or XMLHttpRequest. */
export interface RawAnswer {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

/**
 * Reads an answer by the contract.
 * @throws ProductApiError
 */
export function readAnswer<Value>(
  { status, body, retryAfter }: RawAnswer,
  schema: z.ZodType<Value>,
): Value {
  if (status < 200 || status >= 300) {
    const { data: problem } = problemSchema.safeParse(body);
    if (!problem) throw new ProductApiError("odd", m.product_api_odd());
    const seconds = secondsOf(retryAfter);
    throw new ProductApiError(problem.code, problemSentence(problem, seconds), {
      fields: problem.fields,
      current: problem.current,
      retryAfter: seconds ?? 0,
    });
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  console.error("The product API's answer is not what its contract says.", read.error);
  throw new ProductApiError("odd", m.product_api_odd());
}

/** The error of a call without an answer. */
export function unreachable(cause: unknown): ProductApiError {
  return new ProductApiError("unreachable", m.product_api_unreachable(), { cause });
}

/**
 * A page of products with drafts, as the backend has them now.
 * @param query by the contract's `tableRequestSchema`
 * @throws ProductApiError
 */
export function fetchTable(
  config: PublicConfig,
  token: string,
  query: URLSearchParams,
): Promise<ProductTable> {
  return ask(config, `/admin/products?${query}`, productTableSchema, { headers: bearer(token) });
}

/**
 * The words that the shop's products use.
 * @throws ProductApiError
 */
export function fetchVocabulary(config: PublicConfig, token: string): Promise<Vocabulary> {
  return ask(config, "/admin/vocabulary", vocabularySchema, { headers: bearer(token) });
}

/**
 * The translations of texts that products share.
 * @throws ProductApiError
 */
export function lookUpWords(
  config: PublicConfig,
  token: string,
  texts: WordTexts,
): Promise<TranslatedWords> {
  return ask(config, "/admin/words/lookup", translatedWordsSchema, sent("POST", token, texts));
}

/**
 * Translates texts for all products that share them; an empty translation removes it.
 * @throws ProductApiError
 */
export function translateWords(
  config: PublicConfig,
  token: string,
  words: TranslatedWords,
): Promise<TranslatedWords> {
  return ask(config, "/admin/words", translatedWordsSchema, sent("PUT", token, words));
}

function sent(method: string, token: string, body: object): RequestInit {
  const headers = { ...bearer(token), "content-type": "application/json" };
  return { method, headers, body: JSON.stringify(body) };
}

/**
 * A product for editing, published or not, by its slug or id.
 * @throws ProductApiError
 */
export function fetchEditable(
  config: PublicConfig,
  token: string,
  slug: string,
): Promise<EditableProduct> {
  const path = `/admin/product-update/${encodeURIComponent(slug)}`;
  return ask(config, path, editableProductSchema, { headers: bearer(token) });
}

/**
 * Changes a few fields of a product in this version.
 * @throws ProductApiError "version-conflict" with the current product
 */
export function changeProduct(
  config: PublicConfig,
  token: string,
  id: string,
  changes: { version?: string; Price?: number; Quantity?: number; status?: "published" | "draft" },
): Promise<EditableProduct> {
  const path = `/admin/product-update/${encodeURIComponent(id)}`;
  return ask(config, path, editableProductSchema, sent("PUT", token, changes));
}

/**
 * Deletes a product; a deleted one is no error.
 * @param keepalive continues while the page is left
 * @throws ProductApiError
 */
export async function deleteProduct(
  config: PublicConfig,
  token: string,
  id: string,
  keepalive = false,
): Promise<void> {
  const init = { method: "DELETE", headers: bearer(token), keepalive };
  const answer = await rawAnswer(config, `/product/${encodeURIComponent(id)}`, init);
  if (answer.status === 204 || answer.status === 404) return;
  readAnswer(answer, editableProductSchema);
}

/**
 * One product as shoppers see it, by its slug.
 * @throws ProductApiError
 */
export function fetchProductBySlug(config: PublicConfig, slug: string): Promise<Product> {
  return ask(config, `/product/${encodeURIComponent(slug)}`, productSchema, { cache: "no-store" });
}

/** The authorization header of a token. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/**
 * Calls the product API and reads its answer by the contract.
 * @throws ProductApiError
 */
export async function ask<Value>(
  config: PublicConfig,
  path: string,
  schema: z.ZodType<Value>,
  init?: RequestInit,
): Promise<Value> {
  return readAnswer(await rawAnswer(config, path, init), schema);
}

async function rawAnswer(config: PublicConfig, path: string, init?: RequestInit) {
  const response = await fetch(config.productApiUrl + path, init).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
}
