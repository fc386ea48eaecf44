import {
  type Listing,
  type ListingRequest,
  listingSchema,
} from "@chemical-ink/product-api/contract/listing";
import {
  type CreatedProduct,
  createdProductSchema,
} from "@chemical-ink/product-api/contract/new-product";
import { type Problem, problemSchema } from "@chemical-ink/product-api/contract/problem";
import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import type { z } from "zod";
import type { PublicConfig } from "~/commerce/public-config.ts";

/** What the product API said no to, in a sentence for people. */
export class ProductApiError extends Error {
  override name = "ProductApiError";
  /** What is wrong with which field, where that is the reason. */
  readonly fields: NonNullable<Problem["fields"]>;

  constructor(sentence: string, options: ErrorOptions & Pick<Problem, "fields"> = {}) {
    super(sentence, options);
    this.fields = options.fields ?? [];
  }
}

/**
 * A page of the catalogue as it is now, by title, or by relevance to a search term.
 * @throws ProductApiError
 */
export function fetchProducts(
  config: PublicConfig,
  { term, page, itemsPerPage }: { term: string; page: number; itemsPerPage: number },
): Promise<Listing> {
  const path = term ? `/products/search/${encodeURIComponent(term)}` : "/products";
  const request: ListingRequest = { page, itemsPerPage, sort: term ? "relevance" : "titleAsc" };
  return ask(config, path, listingSchema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
}

/**
 * One product by its slug or id.
 * @throws ProductApiError
 */
export function fetchProductBySlug(config: PublicConfig, slug: string): Promise<Product> {
  return ask(config, `/product/${encodeURIComponent(slug)}`, productSchema);
}

/**
 * Creates a product from a filled-in form, in the name of the merchandiser whose token this is.
 * @throws ProductApiError
 */
export function createProduct(
  config: PublicConfig,
  token: string,
  body: FormData,
): Promise<CreatedProduct> {
  const headers = { authorization: `Bearer ${token}` };
  return ask(config, "/product/create", createdProductSchema, { method: "POST", headers, body });
}

async function ask<Value>(
  config: PublicConfig,
  path: string,
  schema: z.ZodType<Value>,
  init?: RequestInit,
): Promise<Value> {
  const response = await fetch(config.productApiUrl + path, init).catch((cause: unknown) => {
    const sentence = "The catalogue cannot be reached right now. Check your connection.";
    throw new ProductApiError(sentence, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = problemSchema.safeParse(body);
    const sentence = problem.success
      ? problem.data.detail
      : "The catalogue did not answer rightly.";
    throw new ProductApiError(sentence, { fields: problem.data?.fields });
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  console.error("The product API's answer is not what its contract says.", read.error);
  throw new ProductApiError("The catalogue did not answer rightly.");
}
