import { Suspense } from "react";
import { MerchandiserGuard } from "~/identity/merchandiser/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { lazyPart } from "~/ui/lazy-part.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

const ProductsTable = lazyPart(
  "the products",
  async () => (await import("~/merchandising/table/products-table.tsx")).default,
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.admin_products_page_title(),
    description: m.admin_products_page_description(),
    path: "/admin/products",
    hidden: true,
  });

export default function AdminProductsPage() {
  return (
    <div className="shell py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{m.admin_products_page_title()}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/admin/medusa" variant="secondary">
            {m.admin_products_page_medusa_admin()}
          </LinkButton>
          <LinkButton to="/admin/product/create">{m.admin_products_page_create()}</LinkButton>
        </div>
      </div>
      <div className="mt-6">
        <MerchandiserGuard>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ProductsTable />
          </Suspense>
        </MerchandiserGuard>
      </div>
    </div>
  );
}
