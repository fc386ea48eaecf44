import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import { variantParameter } from "~/catalogue/product/variants.ts";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { breadcrumbStructure } from "~/layout/breadcrumb-structure.ts";
import { ErrorPage } from "~/layout/error-page.tsx";
import { NotFound } from "~/layout/not-found.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";
import { type ProductData, productData } from "./product-data.server.ts";
import { crumbsOf, productTags } from "./product-meta.ts";
import { ProductView } from "./product-view.tsx";
import { useChosenVariant } from "./use-chosen-variant.ts";

export async function loader({ params, request }: Route.LoaderArgs) {
  const result = await productData(params.slug, new URL(request.url).search);
  return data(result, { status: result.ok ? 200 : result.problem.status });
}

/** Another variant of the same product needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && !formMethod;
  const isOtherVariant =
    currentUrl.searchParams.get(variantParameter) !== nextUrl.searchParams.get(variantParameter);
  return isSamePage && isOtherVariant ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData, params, error }: Route.MetaArgs) {
  if (!loaderData?.ok) {
    const title = isGone(error) ? m.product_page_gone() : m.product_page_product();
    const path = `/product/${params.slug}`;
    return pageMeta(matches, { title, description: title, path, hidden: true });
  }
  const { product } = loaderData.value;
  const path = `/product/${product.slug}`;
  return [
    ...pageMeta(matches, {
      title: product.Title,
      description: loaderData.value.description,
      path,
      image: product.Image ? { url: product.Image, alt: product.Title } : undefined,
      type: "product",
    }),
    ...productTags(product),
    { "script:ld+json": loaderData.value.structure },
    breadcrumbStructure(matches, crumbsOf(product)),
  ];
}

function isGone(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Deleted or never existing: the server cannot tell which. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="shell">
      {isGone(error) ? (
        <NotFound title={m.product_page_gone()}>{m.product_page_gone_words()}</NotFound>
      ) : (
        <ErrorPage error={error} />
      )}
    </div>
  );
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <div className="shell py-16">
        <RetryAlert failure={loaderData.problem} title={m.product_page_failed()} />
      </div>
    );
  }
  // Another product starts with quantity 1 and the first picture.
  return <ChosenVariant key={loaderData.value.product._id} {...loaderData.value} />;
}

function ChosenVariant(value: ProductData) {
  const { chosen, choose } = useChosenVariant(value.product);
  return <ProductView {...value} product={chosen} onChoose={choose} />;
}
