import { data } from "react-router-dom";
import { Listing } from "~/catalogue/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing-data.server.ts";
import { listProducts } from "~/catalogue/product-api.server.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import type { Route } from "./+types/page";

export async function loader({ request }: Route.LoaderArgs) {
  const listing = await loadListing(request, listProducts);
  return data(listing, { status: listingStatus(listing) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return listingMeta({
    matches,
    title: "Ink, toner, drums and printers",
    description:
      "All ink bottles, cartridges, toner, drums and printers, with the printers they fit, " +
      "their page yield and what is in stock.",
    pathname: "/shop",
    data: loaderData,
  });
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const printers = loaderData.state.filters.printer ?? [];
  const title = printers.length > 0 ? `What fits ${printers.join(" or ")}` : "All products";
  return <Listing data={loaderData} header={<h1 className="text-3xl">{title}</h1>} />;
}
