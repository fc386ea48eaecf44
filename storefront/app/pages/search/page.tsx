import { data } from "react-router-dom";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { Listing } from "~/catalogue/listing/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing/listing-data.server.ts";
import { listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import { typedText } from "~/catalogue/search/typed-text.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export async function loader({ request }: Route.LoaderArgs) {
  const term = typedText(new URL(request.url).searchParams.get("q"));
  const listing = await loadListing(request, (listingRequest) =>
    term ? searchProducts(term, listingRequest) : listProducts(listingRequest),
  );
  return data({ term, listing }, { status: listingStatus(listing) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const term = loaderData?.term;
  return listingMeta({
    matches,
    title: term ? m.search_page_search_for({ term }) : m.search_page_search(),
    description: m.search_page_description(),
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
      action={AddOneButton}
      term={term || undefined}
      title={
        term
          ? m.search_page_results_for({ term: corrected ?? term })
          : m.search_page_search_the_shop()
      }
      below={
        corrected && (
          <p className="mt-2 text-key-soft">{m.search_page_corrected({ term, corrected })}</p>
        )
      }
    />
  );
}
