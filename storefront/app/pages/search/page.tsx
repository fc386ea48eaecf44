import { data } from "react-router-dom";
import { Listing } from "~/catalogue/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing-data.server.ts";
import { listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import type { Route } from "./+types/page";

/** The longest term that is searched for; more than this is a paste by mistake. */
const longestTerm = 200;

export async function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const term = typed.trim().slice(0, longestTerm);
  const listing = await loadListing(request, (listingRequest) =>
    term ? searchProducts(term, listingRequest) : listProducts(listingRequest),
  );
  return data({ term, listing }, { status: listingStatus(listing) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const term = loaderData?.term;
  const title = term ? `Search for “${term}”` : "Search";
  return listingMeta({
    matches,
    title,
    description: "Search by part number, printer or product.",
    pathname: "/search",
    kept: term ? { q: term } : {},
    data: loaderData?.listing,
  }).concat({ name: "robots", content: "noindex" });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term, listing } = loaderData;
  const corrected = listing.result.ok ? listing.result.value.correctedTerm : undefined;
  return (
    <Listing
      data={listing}
      term={term || undefined}
      header={
        <>
          <h1 className="text-3xl">
            {term ? <>Results for “{corrected ?? term}”</> : "Search the shop"}
          </h1>
          {corrected && (
            <p className="mt-2 text-key-soft">
              Nothing is spelled “{term}”, so this is what “{corrected}” finds.
            </p>
          )}
        </>
      }
    />
  );
}
