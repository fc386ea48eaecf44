import { useEffect } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { MerchandiserGuard } from "~/identity/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { NewProductForm } from "~/merchandising/new-product-form.tsx";
import { saveNewProduct } from "~/merchandising/save-new-product.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create a product",
    description: "A new product, with its technical sheet, pictures, PDF and video.",
    path: "/admin/product/create",
    hidden: true,
  });

export default function AdminProductCreatePage() {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Create a product</h1>
      <div className="mt-6">
        <MerchandiserGuard>
          <NewProduct />
        </MerchandiserGuard>
      </div>
    </div>
  );
}

/** Goes on with a new product that was begun earlier; an existing one is none. */
function NewProduct() {
  const config = usePublicConfig();
  const rehydrated = useClientState((state) => state.rehydrated);
  const isExisting = useClientState((state) => state.editedProduct._id !== "");
  const clear = useClientState((state) => state.clearEditedProduct);

  useEffect(() => {
    if (rehydrated && isExisting) clear();
  }, [rehydrated, isExisting, clear]);

  if (!rehydrated || isExisting) return <Skeleton className="h-96" />;
  return <NewProductForm onSave={(draft) => saveNewProduct(config, draft)} />;
}
