import type { Listing as ListingPage } from "@chemical-ink/product-api/contract/listing";
import type { ReactNode } from "react";
import { useViewMode } from "~/client-state/view-mode.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import { ListingSkeleton } from "./listing-skeleton.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { Pagination } from "./pagination.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { RetryAlert } from "./retry-alert.tsx";
import { useListingState } from "./use-listing-state.ts";

type ListingProps = {
  data: ListingData;
  /** What was searched for, on the search page. */
  term?: string | undefined;
  /** Title and introduction, above the products. */
  header: ReactNode;
};

/** Filters, order, products and pages: what shop, category and search have in common. */
export function Listing({ data, term, header }: ListingProps) {
  return (
    <div className="shell pt-8">
      {header}
      {data.result.ok ? (
        <Products data={data} listing={data.result.value} term={term} />
      ) : (
        <div className="mt-8">
          <RetryAlert failure={data.result.failure} title="The products cannot be shown" />
        </div>
      )}
    </div>
  );
}

type ProductsProps = { data: ListingData; listing: ListingPage; term: string | undefined };

function Products({ data, listing, term }: ProductsProps) {
  const kept: Record<string, string> = term === undefined ? {} : { q: term };
  const { state, isLoading, hrefOf, show } = useListingState(kept);
  const { viewMode } = useViewMode();
  const panel = { facets: listing.facets, state, kept, onChange: show };
  const currency = listing.products[0]?.currency ?? "eur";
  return (
    <div className="mt-8 grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside id="filters" aria-label="Filters" className="scripted-filters max-lg:order-last">
        <FilterPanel {...panel} />
      </aside>
      <section aria-label="Products" aria-busy={isLoading}>
        <ListingToolbar {...panel} total={listing.total} hasTerm={term !== undefined} />
        <div className="pt-4 empty:hidden">
          <ActiveFilters state={state} currency={currency} hrefOf={hrefOf} />
        </div>
        {isLoading ? (
          <ListingSkeleton view={viewMode} />
        ) : listing.products.length > 0 ? (
          <div className="pt-6">
            <ProductGrid
              products={listing.products}
              view={viewMode}
              isFirst
              className="grid-cols-2 md:grid-cols-3"
            />
          </div>
        ) : listing.total > 0 ? (
          <EmptyState
            title={`There is no page ${listing.page}`}
            actions={
              <LinkButton to={hrefOf({ ...state, page: 1 })}>Go to the first page</LinkButton>
            }
          >
            <p>The list is shorter than that: it has {listing.pages} pages.</p>
          </EmptyState>
        ) : (
          <EmptyListing
            state={state}
            term={term}
            suggestedPrinters={data.suggestedPrinters}
            hrefOf={hrefOf}
          />
        )}
        <Pagination
          page={listing.page}
          pages={listing.pages}
          hrefOf={(page) => hrefOf({ ...state, page })}
        />
      </section>
    </div>
  );
}
