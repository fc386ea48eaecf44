import { useEffect } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { MerchandiserGuard } from "~/identity/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { fetchProductBySlug } from "~/merchandising/product-api.ts";
import { ProductForm } from "~/merchandising/product-form.tsx";
import { SavingUnavailable } from "~/merchandising/saving-unavailable.tsx";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Update a product",
    description: "Change a product, its technical sheet, pictures, PDF and video.",
    path: `/admin/product-update/${params.slug}`,
    hidden: true,
  });

export default function AdminProductUpdatePage({ params }: Route.ComponentProps) {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Update a product</h1>
      <div className="mt-6">
        <MerchandiserGuard>
          <ExistingProduct key={params.slug} slug={params.slug} />
        </MerchandiserGuard>
      </div>
    </div>
  );
}

function ExistingProduct({ slug }: { slug: string }) {
  const config = usePublicConfig();
  const { product, status, error } = useClientState((state) => state.fetched);
  const fetchProduct = useClientState((state) => state.fetchProduct);
  const edited = useClientState((state) => state.editedProduct);
  const setEditedProduct = useClientState((state) => state.setEditedProduct);

  useEffect(() => {
    void fetchProduct(slug, (wanted) => fetchProductBySlug(config, wanted));
  }, [config, slug, fetchProduct]);

  const isFetched = status === "succeeded" && product.slug === slug;
  useEffect(() => {
    if (isFetched) setEditedProduct(product);
  }, [isFetched, product, setEditedProduct]);

  if (status === "failed") {
    return (
      <Alert
        tone="error"
        actions={
          <LinkButton to="/admin/products" variant="secondary" size="sm">
            All products
          </LinkButton>
        }
      >
        {error}
      </Alert>
    );
  }
  if (!isFetched || edited._id !== product._id) return <Skeleton className="h-96" />;
  return (
    <ProductForm initial={product} notSavable={<SavingUnavailable productId={product._id} />} />
  );
}
