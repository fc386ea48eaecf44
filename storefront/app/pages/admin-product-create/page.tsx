import { Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { MerchandiserGuard } from "~/identity/merchandiser/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

const ProductEditor = lazyPart(
  "the product form",
  async () => (await import("~/merchandising/form/product-editor.tsx")).default,
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.admin_product_create_page_title(),
    description: m.admin_product_create_page_description(),
    path: "/admin/product/create",
    hidden: true,
  });

export default function AdminProductCreatePage() {
  const [query] = useSearchParams();
  // "Save and new" navigates to the same URL, where a new form is needed.
  const { key } = useLocation();
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{m.admin_product_create_page_title()}</h1>
      <div className="mt-6">
        <MerchandiserGuard>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ProductEditor key={key} like={query.get("from")} />
          </Suspense>
        </MerchandiserGuard>
      </div>
    </div>
  );
}
