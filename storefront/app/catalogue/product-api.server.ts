import { randomUUID } from "node:crypto";
import {
  type ProductAddresses,
  productAddressesSchema,
} from "@chemical-ink/product-api/contract/addresses";
import {
  type Listing,
  type ListingRequest,
  listingSchema,
  type ShortList,
  shortListSchema,
} from "@chemical-ink/product-api/contract/listing";
import {
  type SupportedPrinters,
  supportedPrintersSchema,
} from "@chemical-ink/product-api/contract/printers";
import { problemSchema } from "@chemical-ink/product-api/contract/problem";
import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import type { z } from "zod";
import { storedLanguage } from "~/language/language.ts";
import { markIncomplete } from "~/server/cache-policy.server.ts";
import { environment } from "~/server/environment.server.ts";
import { serviceLimits } from "~/server/limits.server.ts";
import { logFailure } from "~/server/log.server.ts";
import { currentRequestId, headersOfRequest } from "~/server/request-context.server.ts";
import type { Failure, Result } from "~/server/result.ts";

/** The failure while the catalogue is unavailable. */
export const catalogueUnavailable: Failure = {
  code: "catalogue-unavailable",
  message: "The catalogue is not answering at the moment. Please try again in a few seconds.",
  status: 503,
};

/** Logs an unexpected failure and gives its reference for the log. */
function unexpected(path: string, cause: unknown): Failure {
  const reference = currentRequestId() ?? randomUUID();
  logFailure("product API call failed", cause, {
    path: withoutTerm(path),
    request_id: reference,
  });
  return {
    code: "unexpected",
    message: `Something went wrong on our side. Reference: ${reference}.`,
    status: 502,
    reference,
  };
}

/** Search terms are personal and never logged. */
function withoutTerm(path: string): string {
  return path.replace(/^(\/products\/search\/).*/, "$1…");
}

async function failureOf(path: string, response: Response): Promise<Failure> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!problem.success) return unexpected(path, `status ${response.status}, no problem body`);
  const { code, detail, reference } = problem.data;
  return { code, message: detail, status: response.status, reference };
}

/** Repeats a call once if the connection broke; all calls are reads. */
async function read(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    // A call that timed out is not repeated.
    if (request.signal?.aborted) throw cause;
    return fetch(address, request);
  }
}

async function call<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<Result<z.infer<Schema>>> {
  let response: Response;
  try {
    response = await read(`${environment().productApiUrl}${path}?locale=${storedLanguage()}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...headersOfRequest(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(serviceLimits.productApiMs),
    });
  } catch (cause) {
    markIncomplete();
    logFailure("product API unreachable", cause, { path: withoutTerm(path) });
    return { ok: false, problem: catalogueUnavailable };
  }
  if (!response.ok) {
    if (response.status !== 404) markIncomplete();
    return { ok: false, problem: await failureOf(path, response) };
  }
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    markIncomplete();
    return { ok: false, problem: unexpected(path, parsed.error) };
  }
  if (isPartly(parsed.data)) markIncomplete();
  return { ok: true, value: parsed.data };
}

/** Whether parts of a product are missing because the catalogue's database is away. */
function isPartly(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  if ("isPartial" in answer) return answer.isPartial === true;
  return "products" in answer && Array.isArray(answer.products) && answer.products.some(isPartly);
}

const segment = encodeURIComponent;

/** A page of the whole catalogue. */
export function listProducts(request: ListingRequest): Promise<Result<Listing>> {
  return call("/products", listingSchema, request);
}

/** A page of the products that a search term finds, best match first. */
export function searchProducts(term: string, request: ListingRequest): Promise<Result<Listing>> {
  return call(`/products/search/${segment(term)}`, listingSchema, request);
}

/** A page of a category, by its slug; fails with `category-not-found`. */
export function categoryProducts(
  category: string,
  request: ListingRequest,
): Promise<Result<Listing>> {
  return call(`/products/category/${segment(category)}`, listingSchema, request);
}

/** Every printer that a product fits, by name. */
export function supportedPrinters(): Promise<Result<SupportedPrinters>> {
  return call("/products/printers", supportedPrintersSchema);
}

/** One product by its id or slug; fails with `product-not-found`. */
export function findProduct(idOrSlug: string): Promise<Result<Product>> {
  return call(`/product/${segment(idOrSlug)}`, productSchema);
}

/** The newest products, newest first. */
export function newArrivals(howMany: number): Promise<Result<ShortList>> {
  return call(`/products/newArrivals/${howMany}`, shortListSchema);
}

/** The best sellers, best first. */
export function bestSellers(howMany: number): Promise<Result<ShortList>> {
  return call(`/products/bestSellers/${howMany}`, shortListSchema);
}

/** A page of all products' slugs and dates of change, for a sitemap. */
export function productAddresses(page: number): Promise<Result<ProductAddresses>> {
  return call(`/products/addresses/${page}`, productAddressesSchema);
}

/** The product of the year; fails with `product-of-the-year-not-set` if there is none. */
export function productOfTheYear(): Promise<Result<Product>> {
  return call("/products/productOfTheYear", productSchema);
}
