import { data } from "react-router-dom";
import { ProductGrid } from "~/catalogue/product-grid.tsx";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { pageMeta, shopAddress } from "~/layout/page-meta.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import type { Route } from "./+types/page";
import { BuyBox } from "./buy-box.tsx";
import { ColourSet } from "./colour-set.tsx";
import { FitsPrinters } from "./fits-printers.tsx";
import { Gallery } from "./gallery.tsx";
import { productData } from "./product-data.server.ts";
import {
  breadcrumbStructure,
  crumbsOf,
  productStructure,
  shortDescription,
} from "./product-meta.ts";
import { ProductVideo } from "./product-video.tsx";
import { TechnicalSheet } from "./technical-sheet.tsx";

export async function loader({ params, request }: Route.LoaderArgs) {
  const result = await productData(params.slug, new URL(request.url).search);
  return data(result, { status: result.ok ? 200 : result.failure.status });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const path = `/product/${params.slug}`;
  if (!loaderData?.ok) {
    const title = "Product";
    return pageMeta(matches, { title, description: title, path, hidden: true });
  }
  const { product } = loaderData.value;
  const address = shopAddress(matches);
  return [
    ...pageMeta(matches, {
      title: product.Title,
      description: shortDescription(product),
      path: `/product/${product.slug}`,
      image: product.Image || undefined,
      type: "product",
    }),
    { "script:ld+json": productStructure(product, address) },
    { "script:ld+json": breadcrumbStructure(crumbsOf(product), address) },
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <div className="shell py-16">
        <RetryAlert failure={loaderData.failure} title="The product cannot be shown" />
      </div>
    );
  }
  const { product, surroundings } = loaderData.value;
  const pictures =
    product.Images.length > 0 || !product.Image
      ? product.Images
      : [{ url: product.Image, sources: [] }];
  return (
    // Going from one colour to the next begins afresh: quantity one, first picture.
    <article key={product._id} className="shell pt-5">
      <Breadcrumb crumbs={crumbsOf(product)} />
      <div className="mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Gallery pictures={pictures} title={product.Title} />
        <div className="lg:sticky lg:top-36">
          <p className="text-sm text-key-faint">
            <span className="font-semibold text-key">{product.Brand}</span>
            {product.mpn && <span className="ml-3 font-mono">{product.mpn}</span>}
          </p>
          <h1 className="mt-2 text-3xl">{product.Title}</h1>
          <BuyBox product={product} />
          <ColourSet product={product} members={surroundings.colourSet} />
        </div>
      </div>
      <div className="mt-16 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="space-y-12">
          {product.Description && (
            <section aria-labelledby="description">
              <h2 id="description" className="text-2xl">
                About this product
              </h2>
              <p className="mt-3 max-w-prose whitespace-pre-line text-key-soft">
                {product.Description}
              </p>
            </section>
          )}
          <FitsPrinters printers={product.compatiblePrinters} />
        </div>
        <TechnicalSheet product={product} />
      </div>
      <ProductVideo video={product.video} title={product.Title} />
      {surroundings.related.length > 0 && (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="mb-6 text-2xl">
            Others of its kind
          </h2>
          <ProductGrid products={surroundings.related} heading="h3" />
        </section>
      )}
    </article>
  );
}
