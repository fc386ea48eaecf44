import { Suspense } from "react";
import { MerchandiserGuard } from "~/identity/merchandiser/merchandiser-guard.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Update a product",
    description: "Change a product, its technical sheet, pictures, PDF and video.",
  },
  fr: {
    title: "Modifier un produit",
    description: "Modifiez un produit, sa fiche technique, ses images, son PDF et sa vidéo.",
  },
});

const ProductEditor = lazyPart(
  "the product form",
  async () => (await import("~/merchandising/form/product-editor.tsx")).default,
);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: `/admin/product-update/${params.slug}`,
    hidden: true,
  });

export default function AdminProductUpdatePage({ params }: Route.ComponentProps) {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{texts().title}</h1>
      <div className="mt-6">
        <MerchandiserGuard>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ProductEditor key={params.slug} slug={params.slug} />
          </Suspense>
        </MerchandiserGuard>
      </div>
    </div>
  );
}
