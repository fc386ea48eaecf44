import type { Listing } from "@chemical-ink/product-api/contract/listing";
import type { Result } from "~/server/result.ts";
import type { ListingState, SetFilter } from "./listing-url.ts";

/** What a page with a listing gets from its loader. */
export type ListingData = {
  state: ListingState;
  result: Result<Listing>;
  /** Where a printer's name found nothing: printers whose names are like it. */
  suggestedPrinters: string[];
  /** Where the filters left nothing: how many products there are without each of them. */
  withoutEach: { filter: SetFilter; total: number }[];
};
