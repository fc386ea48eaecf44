import { data, NavLink } from "react-router-dom";
import { fetchedCategories } from "~/catalogue/categories.server.ts";
import { categoryTrail } from "~/catalogue/category.ts";
import { Listing } from "~/catalogue/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing-data.server.ts";
import { categoryProducts } from "~/catalogue/product-api.server.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { classNames } from "~/ui/class-names.ts";
import type { Route } from "./+types/page";

export async function loader({ request, params }: Route.LoaderArgs) {
  const [listing, categories] = await Promise.all([
    loadListing(request, (listingRequest) => categoryProducts(params.category, listingRequest)),
    fetchedCategories(),
  ]);
  if (!listing.result.ok && listing.result.failure.status === 404) {
    throw data("There is no such category.", { status: 404 });
  }
  const trail = categoryTrail(categories, params.category);
  return data(
    { listing, trail, kinds: trail[0]?.children ?? [] },
    { status: listingStatus(listing) },
  );
}

function nameOf(trail: { name: string }[], slug: string): string {
  return trail.at(-1)?.name ?? slug.replaceAll("-", " ");
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = nameOf(loaderData?.trail ?? [], params.category);
  return listingMeta({
    matches,
    title: name,
    description: `${name} with prices, stock, page yield and the printers they fit.`,
    pathname: `/category/${params.category}`,
    data: loaderData?.listing,
  });
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { listing, trail, kinds } = loaderData;
  const crumbs = trail.map(({ name, slug }) => ({ label: name, to: `/category/${slug}` }));
  return (
    <Listing
      data={listing}
      header={
        <>
          <Breadcrumb crumbs={[{ label: "Home", to: "/" }, ...crumbs]} />
          <h1 className="mt-3 text-3xl">{nameOf(trail, params.category)}</h1>
          {kinds.length > 1 && (
            <nav aria-label="Kinds" className="mt-5">
              <ul className="flex flex-wrap gap-2">
                {kinds.map(({ name, slug }) => (
                  <li key={slug}>
                    <NavLink
                      to={`/category/${slug}`}
                      className={({ isActive }) =>
                        classNames(
                          "inline-flex min-h-10 items-center rounded-full border px-4 text-sm",
                          isActive
                            ? "border-key bg-key text-on-key"
                            : "border-line-strong hover:border-key hover:bg-wash",
                        )
                      }
                    >
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      }
    />
  );
}
