import { data } from "react-router-dom";
import { Listing } from "~/catalogue/listing/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing/listing-data.server.ts";
import { listProducts } from "~/catalogue/product-api.server.ts";
import { currentLocale } from "~/language/language.ts";
import { textsIn } from "~/language/texts.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    pageTitle: "Ink, toner, drums and printers",
    description:
      "All ink bottles, cartridges, toner, drums and printers, with the printers they fit, " +
      "their page yield and what is in stock.",
    title: "All products",
    whatFits: (printers: string) => `What fits ${printers}`,
  },
  fr: {
    pageTitle: "Encres, toners, tambours et imprimantes",
    description:
      "Toutes les bouteilles d’encre, cartouches, toners, tambours et imprimantes, avec les " +
      "imprimantes compatibles, le nombre de pages et les stocks.",
    title: "Tous les produits",
    whatFits: (printers: string) => `Ce qui va avec ${printers}`,
  },
});

export async function loader({ request }: Route.LoaderArgs) {
  const listing = await loadListing(request, listProducts);
  return data(listing, { status: listingStatus(listing) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return listingMeta({
    matches,
    title: texts().pageTitle,
    description: texts().description,
    pathname: "/shop",
    data: loaderData,
  });
}

function orList(words: string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: "disjunction" }).format(words);
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const printers = loaderData.state.filters.printer ?? [];
  return (
    <Listing
      data={loaderData}
      title={printers.length > 0 ? texts().whatFits(orList(printers)) : texts().title}
    />
  );
}
