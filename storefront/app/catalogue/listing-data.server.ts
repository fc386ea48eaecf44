import type { Listing, ListingRequest } from "@chemical-ink/product-api/contract/listing";
import type { Result } from "~/server/result.ts";
import type { ListingData } from "./listing-data.ts";
import { listingStateOf } from "./listing-url.ts";
import { printersLike } from "./printers.server.ts";

/** Reads the listing's state from the address and fetches its page by `fetchPage`. */
export async function loadListing(
  request: Request,
  fetchPage: (listingRequest: ListingRequest) => Promise<Result<Listing>>,
): Promise<ListingData> {
  const state = listingStateOf(new URL(request.url).searchParams);
  const { filters, sort, page } = state;
  const result = await fetchPage({ filters, sort, page });
  const isEmpty = result.ok && result.value.total === 0;
  return { state, result, suggestedPrinters: isEmpty ? await suggestions(filters.printer) : [] };
}

/** A printer's name may have been typed in part: what it could have meant. */
async function suggestions(typed: string[] | undefined): Promise<string[]> {
  const found = await Promise.all((typed ?? []).slice(0, 2).map((name) => printersLike(name)));
  const names = found.flatMap((result) => (result.ok ? result.value.map(({ name }) => name) : []));
  return [...new Set(names)].filter((name) => !typed?.includes(name)).slice(0, 8);
}

/** The status of the answer: an outage is told to machines too, with the page still in place. */
export function listingStatus({ result }: ListingData): number {
  return result.ok ? 200 : result.failure.status;
}
