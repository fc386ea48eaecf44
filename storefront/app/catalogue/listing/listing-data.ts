import type { Listing } from "@chemical-ink/product-api/contract/listing";
import type { Result } from "~/server/result.ts";
import type { ListingState, SetFilter } from "./listing-url.ts";

/** What a page with a listing gets from its loader. */
export type ListingData = {
  state: ListingState;
  result: Result<Listing>;
  /** Printers with similar names, if a printer's name found nothing. */
  suggestedPrinters: string[];
  /** The number of products without each filter, if the filters found nothing. */
  withoutEach: { filter: SetFilter; total: number }[];
};
