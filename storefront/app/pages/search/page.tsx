import { data } from "react-router-dom";
import { Listing } from "~/catalogue/listing/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing/listing-data.server.ts";
import { listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import { typedText } from "~/catalogue/search/typed-text.ts";
import { textsIn } from "~/language/texts.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    search: "Search",
    searchFor: (term: string) => `Search for “${term}”`,
    description: "Search by part number, printer or product.",
    resultsFor: (term: string) => `Results for “${term}”`,
    searchTheShop: "Search the shop",
    corrected: (term: string, corrected: string) =>
      `Nothing is spelled “${term}”, so this is what “${corrected}” finds.`,
  },
  fr: {
    search: "Recherche",
    searchFor: (term: string) => `Recherche de «\u202f${term}\u202f»`,
    description: "Recherche par référence, imprimante ou produit.",
    resultsFor: (term: string) => `Résultats pour «\u202f${term}\u202f»`,
    searchTheShop: "Rechercher dans la boutique",
    corrected: (term: string, corrected: string) =>
      `Rien ne s’écrit «\u202f${term}\u202f»\u202f: voici ce que donne «\u202f${corrected}\u202f».`,
  },
});

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
    title: term ? texts().searchFor(term) : texts().search,
    description: texts().description,
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
      title={term ? texts().resultsFor(corrected ?? term) : texts().searchTheShop}
      below={
        corrected && <p className="mt-2 text-key-soft">{texts().corrected(term, corrected)}</p>
      }
    />
  );
}
