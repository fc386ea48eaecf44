import type { Product } from "@chemical-ink/product-api/contract/product";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Skeleton } from "~/ui/skeleton.tsx";
import { mainPicture, ProductPicture } from "./product-picture.tsx";
import { ProductPrice } from "./product-price.tsx";
import { followRenamed, forgetViewed, useRecentlyViewed } from "./recently-viewed.ts";

/** The recently viewed products besides the shown one, with today's prices. */
export function RecentlyViewedStrip({ shown }: { shown: string }) {
  const slugs = useRecentlyViewed(shown);
  const { load, data } = useFetcher<{
    products: Product[];
    renamed: Record<string, string>;
  }>();

  const wanted = slugs.map((slug) => encodeURIComponent(slug)).join(",");
  useEffect(() => {
    if (wanted) load(`/viewed-products?products=${wanted}`);
  }, [wanted, load]);
  useEffect(() => {
    if (data) followRenamed(data.renamed);
  }, [data]);

  if (slugs.length === 0)
    return <p className="text-sm text-key-faint">{m.recently_viewed_strip_none()}</p>;
  const products = data?.products.filter(({ slug }) => slugs.includes(slug));
  return (
    <>
      <ul className="-m-1 flex snap-x gap-4 overflow-x-auto p-1 pb-3 [scrollbar-width:thin]">
        {products
          ? products.map((product) => <Viewed key={product._id} product={product} />)
          : slugs.map((slug) => (
              <li key={slug} className="shrink-0">
                <Skeleton className="h-22 w-64" />
              </li>
            ))}
      </ul>
      <button type="button" onClick={forgetViewed} className="min-h-11 text-sm text-link">
        {m.recently_viewed_strip_forget()}
      </button>
    </>
  );
}

function Viewed({ product }: { product: Product }) {
  return (
    <li className="relative flex w-64 shrink-0 snap-start gap-3">
      <span className="w-22 shrink-0 overflow-hidden rounded-sm bg-wash">
        <ProductPicture picture={mainPicture(product)} alt="" sizes="5.5rem" />
      </span>
      <span className="flex min-w-0 flex-col text-sm">
        <Link
          to={`/product/${product.slug}`}
          className="line-clamp-2 before:absolute before:inset-0 hover:underline"
        >
          {product.Title}
        </Link>
        <ProductPrice product={product} className="mt-1 font-display font-bold" />
      </span>
    </li>
  );
}
