import type { Listing, ListingRequest } from "@chemical-ink/product-api/contract/listing";
import type { Result } from "~/server/result.ts";
import { printerDirectory } from "../printers/printers.server.ts";
import type { ListingData } from "./listing-data.ts";
import { type ListingState, listingStateOf, setFiltersOf, withoutFilter } from "./listing-url.ts";

type FetchPage = (listingRequest: ListingRequest) => Promise<Result<Listing>>;

/** The most filters that are tried one by one when nothing is found. */
const mostTriedOut = 8;
const mostSuggested = 8;

/** Reads the listing's state from the URL and fetches its page by `fetchPage`. */
export async function loadListing(request: Request, fetchPage: FetchPage): Promise<ListingData> {
  const state = listingStateOf(new URL(request.url).searchParams);
  const { filters, sort, page } = state;
  const result = await fetchPage({ filters, sort, page });
  const isEmpty = result.ok && result.value.total === 0;
  const [suggestedPrinters, withoutEach] = isEmpty
    ? await Promise.all([suggestions(filters.printer ?? []), triedOut(state, fetchPage)])
    : [[], []];
  return { state, result, suggestedPrinters, withoutEach };
}

/** Printers like the given names, which may be typed in part. */
async function suggestions(typed: string[]): Promise<string[]> {
  const directory = typed.length > 0 ? await printerDirectory() : undefined;
  if (!directory?.ok) return [];
  const found = typed.flatMap((name) => directory.value.like(name, mostSuggested).printers);
  const names = new Set(found.map(({ name }) => name));
  return [...names].filter((name) => !typed.includes(name)).slice(0, mostSuggested);
}

/** The number of products without each filter, the highest first. */
async function triedOut(
  state: ListingState,
  fetchPage: FetchPage,
): Promise<ListingData["withoutEach"]> {
  const tried = await Promise.all(
    setFiltersOf(state)
      .slice(0, mostTriedOut)
      .map(async (filter) => {
        const { filters } = withoutFilter(state, filter);
        const found = await fetchPage({ filters, itemsPerPage: 1 });
        return { filter, total: found.ok ? found.value.total : 0 };
      }),
  );
  return tried.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}

/** The status of the answer: an outage is an error for machines too, although the page is shown. */
export function listingStatus({ result }: ListingData): number {
  return result.ok ? 200 : result.problem.status;
}
