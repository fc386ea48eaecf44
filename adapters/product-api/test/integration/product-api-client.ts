import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { type Listing, type ListingRequest, listingSchema } from "../../src/contract/listing.ts";

/** Asks the running service. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${runningShop().productApiUrl}${path}`, init);
}

/** Posts a JSON body to the running service. */
export async function post(path: string, body: unknown = {}): Promise<Response> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A listing, checked against the contract. */
export async function listing(path: string, request: ListingRequest = {}): Promise<Listing> {
  const answer = await post(path, request);
  if (!answer.ok) {
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
  return listingSchema.parse(await answer.json());
}

/** The listing of everything that a term finds in a language, a hundred at most. */
export async function found(
  term: string,
  request: ListingRequest = {},
  language = "en",
): Promise<Listing> {
  const path = `/products/search/${encodeURIComponent(term)}?locale=${language}`;
  return listing(path, { itemsPerPage: 100, ...request });
}

/** Every product of a listing, page by page. */
export async function wholeListing(path: string, request: ListingRequest = {}) {
  const first = await listing(path, { ...request, page: 1 });
  const products = [...first.products];
  for (let page = 2; page <= first.pages; page++) {
    products.push(...(await listing(path, { ...request, page })).products);
  }
  return { total: first.total, products };
}
