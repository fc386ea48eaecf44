import { Suspense } from "react";
import { MerchandiserGuard } from "~/identity/merchandiser/merchandiser-guard.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Products",
    description: "Every product of the shop, to look up and to change.",
    create: "Create a product",
    medusaAdmin: "Medusa admin",
  },
  fr: {
    title: "Produits",
    description: "Tous les produits de la boutique, à consulter et à modifier.",
    create: "Créer un produit",
    medusaAdmin: "Admin Medusa",
  },
});

const ProductsTable = lazyPart(
  "the products",
  async () => (await import("~/merchandising/table/products-table.tsx")).default,
);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: "/admin/products",
    hidden: true,
  });

export default function AdminProductsPage() {
  return (
    <div className="shell py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{texts().title}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/admin/medusa" variant="secondary">
            {texts().medusaAdmin}
          </LinkButton>
          <LinkButton to="/admin/product/create">{texts().create}</LinkButton>
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
