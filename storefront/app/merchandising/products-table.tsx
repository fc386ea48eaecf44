import type { Listing } from "@chemical-ink/product-api/contract/listing";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { fetchProducts, ProductApiError } from "./product-api.ts";

const itemsPerPage = 25;

interface ProductsTableProps {
  term: string;
  page: number;
  /** The address of another page of this table. */
  pathOf: (page: number) => string;
}

/** The catalogue as a table, one row a product, each with the way to its form. */
export function ProductsTable({ term, page, pathOf }: ProductsTableProps) {
  const { listing, error, retry } = useListing(term, page);

  if (error) {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        {error}
      </Alert>
    );
  }
  if (!listing) return <Skeleton className="h-96" />;
  return (
    <>
      <p className="text-sm text-key-soft" role="status">
        {listing.total} {listing.total === 1 ? "product" : "products"}
      </p>
      <Rows listing={listing} />
      <nav aria-label="Pages" className="mt-4 flex items-center gap-3 text-sm">
        {page > 1 && (
          <LinkButton to={pathOf(page - 1)} variant="secondary" size="sm">
            Previous
          </LinkButton>
        )}
        Page {listing.page} of {Math.max(1, listing.pages)}
        {page < listing.pages && (
          <LinkButton to={pathOf(page + 1)} variant="secondary" size="sm">
            Next
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function Rows({ listing }: { listing: Listing }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section aria-label="Products" tabIndex={0} className="relative mt-3 overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line-strong text-key-faint">
          <tr>
            <th className="py-2 pr-4 font-semibold">Product</th>
            <th className="py-2 pr-4 font-semibold">Category</th>
            <th className="py-2 pr-4 text-right font-semibold">Price</th>
            <th className="py-2 pr-4 text-right font-semibold">In stock</th>
            <th className="py-2 pr-4 text-right font-semibold">Sold</th>
            <th className="py-2">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {listing.products.map((product) => (
            <tr key={product._id}>
              <th scope="row" className="min-w-56 py-2 pr-4 font-normal">
                <Link to={`/product/${product.slug}`} className="font-semibold hover:underline">
                  {product.Title}
                </Link>
                <span className="block font-mono text-xs text-key-faint">{product.mpn}</span>
              </th>
              <td className="py-2 pr-4">{product.subCategory || product.Category}</td>
              <td className="py-2 pr-4 text-right">
                <Price amount={product.Price} currency={product.currency} />
              </td>
              <td className="py-2 pr-4 text-right tabular-nums">{product.Quantity}</td>
              <td className="py-2 pr-4 text-right tabular-nums">{product.sold}</td>
              <td className="py-2 text-right">
                <Link
                  to={`/admin/product-update/${product.slug}`}
                  className="text-link inline-block px-2 py-2"
                  aria-label={`Edit ${product.Title}`}
                >
                  Edit
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One page of the catalogue; what is shown stays until the next page is there. */
function useListing(term: string, page: number) {
  const config = usePublicConfig();
  const [listing, setListing] = useState<Listing | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let old = false;
    // A retry is another attempt at the same page.
    if (attempt > 0) setError(null);
    fetchProducts(config, { term, page, itemsPerPage }).then(
      (fetched) => {
        if (!old) setListing(fetched);
      },
      (cause: unknown) => {
        if (old) return;
        console.error("The products could not be listed.", cause);
        setError(cause instanceof ProductApiError ? cause.message : "Something went wrong.");
      },
    );
    return () => {
      old = true;
    };
  }, [config, term, page, attempt]);

  return { listing, error, retry: () => setAttempt(attempt + 1) };
}
