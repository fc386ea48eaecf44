import { Form, useSearchParams } from "react-router-dom";
import { MerchandiserGuard } from "~/identity/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { ProductsTable } from "~/merchandising/products-table.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Products",
    description: "Every product of the shop, to look up and to change.",
    path: "/admin/products",
    hidden: true,
  });

export default function AdminProductsPage() {
  const [query] = useSearchParams();
  const term = query.get("q")?.trim() ?? "";
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);

  return (
    <div className="shell py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Products</h1>
        <LinkButton to="/admin/product/create">Create a product</LinkButton>
      </div>
      <div className="mt-6">
        <MerchandiserGuard>
          <Form className="mb-4 flex max-w-xl items-end gap-2" role="search">
            <TextField
              key={term}
              className="flex-1"
              label="Search by title, part number or printer"
              name="q"
              type="search"
              defaultValue={term}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
          <ProductsTable
            term={term}
            page={page}
            pathOf={(wanted) => `?${new URLSearchParams({ q: term, page: String(wanted) })}`}
          />
        </MerchandiserGuard>
      </div>
    </div>
  );
}
