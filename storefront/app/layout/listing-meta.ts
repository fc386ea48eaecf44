import type { MetaDescriptor } from "react-router-dom";
import type { ListingData } from "~/catalogue/listing/listing-data.ts";
import { countOfFilters, listingQuery } from "~/catalogue/listing/listing-url.ts";
import { pageMeta } from "./page-meta.ts";

type ListingMeta = {
  matches: Parameters<typeof pageMeta>[0];
  title: string;
  description: string;
  pathname: string;
  kept?: Record<string, string>;
  data: ListingData | undefined;
};

/**
 * Meta tags of a listing. Search engines index each page of it, but no filtered or ordered
 * variants: there would be thousands with the same products.
 */
export function listingMeta(page: ListingMeta): MetaDescriptor[] {
  const { matches, title, description, pathname, kept = {}, data } = page;
  if (!data) return pageMeta(matches, { title, description, path: pathname, hidden: true });

  const { state, result } = data;
  const hrefOf = (number: number) => pathname + listingQuery({ ...state, page: number }, kept);
  const pages = result.ok ? result.value.pages : 0;
  const isVariant = countOfFilters(state) > 0 || state.sort !== "relevance";
  return pageMeta(matches, {
    title: state.page > 1 ? `${title}, page ${state.page}` : title,
    description,
    path: hrefOf(state.page),
    previous: state.page > 1 && state.page <= pages ? hrefOf(state.page - 1) : undefined,
    next: state.page < pages ? hrefOf(state.page + 1) : undefined,
    hidden: isVariant || !result.ok,
  });
}
