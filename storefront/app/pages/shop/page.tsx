import { data } from "react-router-dom";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { Listing } from "~/catalogue/listing/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing/listing-data.server.ts";
import { listProducts } from "~/catalogue/product-api.server.ts";
import { currentLocale } from "~/language/language.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export async function loader({ request }: Route.LoaderArgs) {
  const listing = await loadListing(request, listProducts);
  return data(listing, { status: listingStatus(listing) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return listingMeta({
    matches,
    title: m.shop_page_page_title(),
    description: m.shop_page_description(),
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
      action={AddOneButton}
      title={
        printers.length > 0
          ? m.shop_page_what_fits({ printers: orList(printers) })
          : m.shop_page_title()
      }
    />
  );
}
