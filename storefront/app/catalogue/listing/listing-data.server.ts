import type { Listing, ListingRequest } from "@chemical-ink/product-api/contract/listing";
import type { Result } from "~/server/result.ts";
import { printerDirectory } from "../printers/printers.server.ts";
import type { ListingData } from "./listing-data.ts";
import { type ListingState, listingStateOf, setFiltersOf, withoutFilter } from "./listing-url.ts";

type FetchPage = (listingRequest: ListingRequest) => Promise<Result<Listing>>;

/** So many filters are tried out, one by one, where they leave nothing. */
const mostTriedOut = 8;
const mostSuggested = 8;

/** Reads the listing's state from the address and fetches its page by `fetchPage`. */
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

/** A printer's name may have been typed in part: what it could have meant. */
async function suggestions(typed: string[]): Promise<string[]> {
  const directory = typed.length > 0 ? await printerDirectory() : undefined;
  if (!directory?.ok) return [];
  const found = typed.flatMap((name) => directory.value.like(name, mostSuggested).printers);
  const names = new Set(found.map(({ name }) => name));
  return [...names].filter((name) => !typed.includes(name)).slice(0, mostSuggested);
}

/** What there would be without each filter, the most first. */
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

/** The status of the answer: an outage is told to machines too, with the page still in place. */
export function listingStatus({ result }: ListingData): number {
  return result.ok ? 200 : result.problem.status;
}
