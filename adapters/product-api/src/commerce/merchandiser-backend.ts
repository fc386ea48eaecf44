import { z } from "zod";
import { type ChosenProduct, chosenProductSchema } from "../contract/product-of-the-year.ts";
import type { TableProduct, TableRequest } from "../contract/product-table.ts";
import type { Vocabulary } from "../contract/vocabulary.ts";
import { type TranslatedWords, translatedWordsSchema, type WordTexts } from "../contract/words.ts";
import { ProblemError, storageFull } from "../problem-error.ts";
import { traceHeaders } from "../tracing/trace-headers.ts";
import { BackendUnavailableError, type Caller } from "./backend.ts";
import { type BackendProduct, backendProductSchema } from "./catalogue-fields.ts";
import { backendTableSchema, backendVocabularySchema, tableQuery } from "./catalogue-lists.ts";
import { refusal } from "./refusal.ts";

/** Somebody who writes: their own session goes along as it came, and the backend decides. */
export interface Merchandiser extends Caller {
  /** The `Authorization` header. */
  authorization: string;
}

/** A request that is done once, however often it is sent. */
export interface Idempotency {
  /** Given by whoever asks, or made up here so that one can ask again after no answer. */
  key: string;
  /** What makes the request the same one, where its body does not. */
  fingerprint?: string;
}

/** A file that the backend keeps. */
interface UploadedFile {
  id: string;
  url: string;
}

/** What was written: now, or by the first of the requests that are the same. */
interface Written {
  product: BackendProduct;
  isRepeat: boolean;
}

/**
 * The backend did not answer, or nothing that can be read. What it was asked to do may be done, or
 * may still be going on.
 */
export class NoAnswerError extends BackendUnavailableError {
  override name = "NoAnswerError";
}

/**
 * The backend's admin API, as far as this service needs it. Every call throws ProblemError where
 * the backend refuses the session or what is sent, and BackendUnavailableError where it is away or
 * fails: NoAnswerError, unless it answered that it failed.
 */
export interface MerchandiserBackend {
  /** Returns where the backend takes the session for a merchandiser's. */
  admit(by: Merchandiser): Promise<void>;
  /** Stores files, and answers in their order. */
  upload(files: File[], by: Merchandiser): Promise<UploadedFile[]>;
  removeUpload(id: string, by: Merchandiser): Promise<void>;
  /**
   * A product's id, by itself or by its slug.
   *
   * @throws ProblemError product-not-found where nothing has this slug
   */
  productId(idOrSlug: string, by: Merchandiser): Promise<string>;
  /**
   * The whole product, published or not, by its id or its slug.
   *
   * @throws ProblemError product-not-found
   */
  product(idOrSlug: string, by: Merchandiser): Promise<BackendProduct>;
  /** A page of products, drafts among them, and how many there are in all. */
  productTable(
    request: TableRequest,
    by: Merchandiser,
  ): Promise<{ products: TableProduct[]; total: number }>;
  /** The words that products use. */
  vocabulary(by: Merchandiser): Promise<Vocabulary>;
  /** Words and categories with their translations. */
  words(texts: WordTexts, by: Merchandiser): Promise<TranslatedWords>;
  /** Translates all of them or none. */
  translateWords(words: TranslatedWords, by: Merchandiser): Promise<TranslatedWords>;
  /** Creates the whole product or nothing of it. */
  createProduct(fields: object, request: Idempotency, by: Merchandiser): Promise<Written>;
  /**
   * Changes these fields, all of them or none.
   *
   * @throws ProblemError version-conflict
   */
  updateProduct(
    id: string,
    fields: object,
    request: Idempotency,
    by: Merchandiser,
  ): Promise<Written>;
  /** @throws ProblemError product-not-found */
  deleteProduct(id: string, request: Idempotency, by: Merchandiser): Promise<void>;
  /** Makes the published product of this title the product of the year. */
  setProductOfTheYear(title: string, by: Merchandiser): Promise<ChosenProduct>;
}

const uploadsSchema = z.object({ files: z.array(z.object({ id: z.string(), url: z.string() })) });
const handlesSchema = z.object({ products: z.array(z.object({ id: z.string() })) });
const productSchema = z.object({ product: backendProductSchema });
const chosenSchema = z.object({
  product_of_the_year: z.object({
    product_id: z.string(),
    title: z.string(),
    handle: z.string(),
    since: z.string(),
  }),
});

/** What stands between this service and the backend says so where the backend has not answered. */
const gatewayFailures = [502, 504];

const catalogueRoute = "/admin/catalogue/products";

/** Medusa's ids have an underscore, which no slug has. */
const isId = (idOrSlug: string) => idOrSlug.includes("_");

/** Speaks to Medusa's admin API in the name of whoever calls. */
export function createMerchandiserBackend(commerceUrl: string): MerchandiserBackend {
  async function ask(
    path: string,
    by: Merchandiser,
    init: RequestInit = {},
    nameOf?: (field: string) => string,
  ) {
    const headers = new Headers(init.headers);
    headers.set("accept", "application/json");
    headers.set("authorization", by.authorization);
    headers.set("x-request-id", by.requestId);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const request = { ...init, headers, signal: by.signal };
    const { status, body, isRepeat } = await answerOf(`${commerceUrl}${path}`, request);
    if (status === 401) {
      throw new ProblemError("not-signed-in", "Please sign in as a merchandiser.");
    }
    if (status === 403) {
      throw new ProblemError("not-allowed", "This account may not manage products.");
    }
    const said = `${path} answered ${status}: ${JSON.stringify(body)}`;
    if (gatewayFailures.includes(status)) throw new NoAnswerError(said);
    if (status === 507) throw new ProblemError("storage-full", storageFull);
    if (status >= 500) throw new BackendUnavailableError(said);
    if (status >= 400) throw refusal(body, nameOf) ?? new Error(said);
    return { body, isRepeat };
  }

  function write(path: string, body: object, request: Idempotency, by: Merchandiser) {
    return ask(path, by, {
      method: "POST",
      headers: { "content-type": "application/json", ...idempotencyHeaders(request) },
      body: JSON.stringify(body),
    });
  }

  return {
    async admit(by) {
      await ask("/admin/users/me?fields=id", by);
    },

    async upload(files, by) {
      const form = new FormData();
      for (const file of files) form.append("files", file);
      const { body } = await ask("/admin/uploads", by, { method: "POST", body: form });
      const stored = uploadsSchema.parse(body).files;
      if (stored.length !== files.length) {
        throw new BackendUnavailableError(`${files.length} files were sent, ${stored.length} kept`);
      }
      return stored;
    },

    async removeUpload(id, by) {
      await ask(`/admin/uploads/${encodeURIComponent(id)}`, by, { method: "DELETE" });
    },

    productId,

    async product(idOrSlug, by) {
      const id = await productId(idOrSlug, by);
      const { body } = await ask(`${catalogueRoute}/${encodeURIComponent(id)}`, by);
      return productSchema.parse(body).product;
    },

    async productTable(request, by) {
      const { body } = await ask(`${catalogueRoute}?${tableQuery(request)}`, by);
      return backendTableSchema.parse(body);
    },

    async vocabulary(by) {
      const { body } = await ask("/admin/catalogue/vocabulary", by);
      return backendVocabularySchema.parse(body);
    },

    async words(texts, by) {
      return askWords("/admin/catalogue/words/lookup", texts, by);
    },

    async translateWords(words, by) {
      return askWords("/admin/catalogue/words", words, by);
    },

    async createProduct(fields, request, by) {
      return written(await write(catalogueRoute, fields, request, by));
    },

    async updateProduct(id, fields, request, by) {
      return written(
        await write(`${catalogueRoute}/${encodeURIComponent(id)}`, fields, request, by),
      );
    },

    async deleteProduct(id, request, by) {
      const headers = idempotencyHeaders(request);
      await ask(`${catalogueRoute}/${encodeURIComponent(id)}`, by, { method: "DELETE", headers });
    },

    async setProductOfTheYear(title, by) {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ title }) };
      // The field is called title here too.
      const nameOf = (field: string) => field;
      const { body } = await ask("/admin/catalogue/product-of-the-year", by, init, nameOf);
      const chosen = chosenSchema.parse(body).product_of_the_year;
      return chosenProductSchema.parse({
        _id: chosen.product_id,
        slug: chosen.handle,
        Title: chosen.title,
        since: chosen.since,
      });
    },
  };

  async function askWords(path: string, body: object, by: Merchandiser): Promise<TranslatedWords> {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return translatedWordsSchema.parse((await ask(path, by, init, (field) => field)).body);
  }

  async function productId(idOrSlug: string, by: Merchandiser): Promise<string> {
    if (isId(idOrSlug)) return idOrSlug;
    const query = new URLSearchParams({ handle: idOrSlug, fields: "id", limit: "1" });
    const { body } = await ask(`/admin/products?${query}`, by);
    const [found] = handlesSchema.parse(body).products;
    if (found) return found.id;
    throw new ProblemError("product-not-found", "There is no such product.");
  }
}

function idempotencyHeaders({ key, fingerprint }: Idempotency): Record<string, string> {
  return {
    "idempotency-key": key,
    ...(fingerprint && { "idempotency-fingerprint": fingerprint }),
  };
}

async function answerOf(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    const isJson = response.headers.get("content-type")?.includes("json");
    const body: unknown = isJson ? await response.json() : await response.text();
    const isRepeat = response.headers.get("idempotency-replayed") === "true";
    return { status: response.status, body, isRepeat };
  } catch (cause) {
    throw new NoAnswerError("the backend does not answer", { cause });
  }
}

function written({ body, isRepeat }: { body: unknown; isRepeat: boolean }): Written {
  const { data, error } = productSchema.safeParse(body);
  if (data) return { product: data.product, isRepeat };
  const said = "the backend wrote something and did not say what";
  throw new NoAnswerError(said, { cause: error });
}
