import { data, redirect } from "react-router-dom";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { everyCategory, fetchedCategories } from "~/catalogue/categories.server.ts";
import { categoryTrail, slugMeant } from "~/catalogue/category.ts";
import { Listing } from "~/catalogue/listing/listing.tsx";
import { listingStatus, loadListing } from "~/catalogue/listing/listing-data.server.ts";
import { categoryProducts } from "~/catalogue/product-api.server.ts";
import { currentLocale } from "~/language/language.ts";
import { breadcrumbStructure } from "~/layout/breadcrumb-structure.ts";
import { listingMeta } from "~/layout/listing-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb.tsx";
import type { Route } from "./+types/page";
import { KindTiles } from "./kind-tiles.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const [listing, categories, offered] = await Promise.all([
    loadListing(request, (listingRequest) => categoryProducts(params.category, listingRequest)),
    everyCategory(),
    fetchedCategories(),
  ]);
  const slug = slugMeant(categories, params.category);
  if (slug && slug !== params.category) {
    throw redirect(`/category/${encodeURIComponent(slug)}${new URL(request.url).search}`, 301);
  }
  const { result } = listing;
  // 400 means a slug that no category can have.
  if (!result.ok && (result.problem.status === 404 || result.problem.status === 400)) {
    throw data("There is no such category.", { status: 404 });
  }
  const trail = categoryTrail(categories, params.category);
  return data(
    { listing, trail, kinds: offered.find(({ slug }) => slug === trail[0]?.slug)?.children ?? [] },
    { status: listingStatus(listing) },
  );
}

/** The introduction names this many brands and counts the others. */
const brandsNamed = 4;

type Trail = { name: string; slug: string }[];

function nameOf(trail: Trail, slug: string): string {
  return trail.at(-1)?.name ?? slug.replaceAll("-", " ");
}

function crumbsOf(trail: Trail): Crumb[] {
  return [
    { label: m.category_home(), to: "/" },
    ...trail.map(({ name, slug }) => ({ label: name, to: `/category/${slug}` })),
  ];
}

/** One sentence about a category's products; "" if they cannot be loaded. */
function introductionOf(data: Route.ComponentProps["loaderData"], slug: string): string {
  const { listing, trail } = data;
  if (!listing.result.ok) return "";
  const brands = listing.result.value.facets.brand.map(({ value }) => value);
  if (brands.length === 0) return "";
  const named = brands.slice(0, brandsNamed);
  const more = brands.length - named.length;
  const list = more > 0 ? [...named, m.category_more_brands({ count: more })] : named;
  const words = new Intl.ListFormat(currentLocale()).format(list);
  return m.category_introduction({ name: nameOf(trail, slug), brands: words });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const trail = loaderData?.trail ?? [];
  const name = nameOf(trail, params.category);
  return [
    ...listingMeta({
      matches,
      title: name,
      description: m.category_description({ name }),
      pathname: `/category/${params.category}`,
      data: loaderData?.listing,
    }),
    breadcrumbStructure(matches, crumbsOf(trail)),
  ];
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { listing, trail, kinds } = loaderData;
  const introduction = introductionOf(loaderData, params.category);
  return (
    <Listing
      data={listing}
      action={AddOneButton}
      title={nameOf(trail, params.category)}
      above={
        <div className="mb-3">
          <Breadcrumb crumbs={crumbsOf(trail)} />
        </div>
      }
      below={
        <>
          {introduction && <p className="mt-2 max-w-3xl text-key-soft">{introduction}</p>}
          <KindTiles kinds={kinds} />
        </>
      }
    />
  );
}
