import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import type { Facets, Listing as ListingPage } from "@chemical-ink/product-api/contract/listing";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useViewMode } from "~/client-state/view-mode.ts";
import { useShopCurrency } from "~/commerce/shop-currency.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { ActiveFilters } from "../filters/active-filters.tsx";
import { ContinueFilters } from "../filters/continue-filters.tsx";
import { FilterPanel } from "../filters/filter-panel.tsx";
import { MyPrintersRow } from "../printers/my-printers-row.tsx";
import { RetryAlert } from "../retry-alert.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { listingColumns } from "./listing-columns.ts";
import type { ListingData } from "./listing-data.ts";
import { ListingSkeleton } from "./listing-skeleton.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import type { ListingState } from "./listing-url.ts";
import { isPageChange, Pagination } from "./pagination.tsx";
import type { ProductAction } from "./product-action.ts";
import { ProductGrid } from "./product-grid.tsx";
import { useListingState } from "./use-listing-state.ts";

const noFacets: Facets = forEachFacet(() => []);

type ListingProps = {
  data: ListingData;
  action: ProductAction;
  /** The search term, on the search page. */
  term?: string | undefined;
  title: ReactNode;
  /** Above and below the title: the breadcrumb, an introduction. */
  above?: ReactNode;
  below?: ReactNode;
};

/** Title, filters, order, products and pages of shop, category and search. */
export function Listing({ data, action, term, title, above, below }: ListingProps) {
  const kept: Record<string, string> = term === undefined ? {} : { q: term };
  const { state, isLoading, hrefOf, show } = useListingState(kept);
  const listing = data.result.ok ? data.result.value : undefined;
  const facets = useLastKnown(listing?.facets) ?? noFacets;
  const total = listing?.total ?? 0;
  const panel = { facets, state, kept, onChange: show };
  const currency = useShopCurrency();
  const section = useRef<HTMLElement>(null);
  useTopOfNewPage(section);
  return (
    <div className="shell pt-8">
      {above}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-3xl">{title}</h1>
        <p role="status" className="text-sm text-key-soft">
          {listing && m.listing_count({ total })}
          {isLoading && <span className="sr-only"> {m.listing_loading()}</span>}
        </p>
      </div>
      {below}
      <div className="mt-5 grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          id="filters"
          aria-label={m.listing_filters()}
          className="scripted-filters max-lg:order-last"
        >
          <FilterPanel {...panel} />
        </aside>
        <section
          ref={section}
          tabIndex={-1}
          aria-label={m.listing_products()}
          aria-busy={isLoading}
          className="@container scroll-mt-8 outline-none"
        >
          <div className="max-lg:contents lg:flex lg:items-center lg:gap-6 lg:border-b lg:border-line lg:pb-3">
            <MyPrintersRow
              state={state}
              hrefOf={hrefOf}
              offer={<ContinueFilters state={state} facets={facets} hrefOf={hrefOf} />}
            />
            <ListingToolbar {...panel} total={total} hasTerm={term !== undefined} />
          </div>
          <ActiveFilters {...{ state, currency, facets, hrefOf }} />
          {data.result.ok ? (
            <Products
              {...{ data, action, state, term, isLoading, hrefOf }}
              listing={data.result.value}
            />
          ) : (
            <div className="mt-6">
              <RetryAlert failure={data.result.problem} title={m.listing_cannot_show()} />
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

type ProductsProps = {
  data: ListingData;
  action: ProductAction;
  listing: ListingPage;
  state: ListingState;
  term: string | undefined;
  isLoading: boolean;
  hrefOf: (state: ListingState) => string;
};

/** The shown products stay while others are loading, and fade if that takes longer than 150 ms. */
function Products({ data, action, listing, state, term, isLoading, hrefOf }: ProductsProps) {
  const { viewMode } = useViewMode();
  const currency = useShopCurrency();
  const { products, pages, total } = listing;
  if (products.length === 0 && isLoading) {
    return (
      <div className="pt-6">
        <ListingSkeleton view={viewMode} />
      </div>
    );
  }
  return (
    <div
      className={classNames("transition-opacity", isLoading ? "opacity-45 delay-150" : "delay-0")}
    >
      {products.length > 0 ? (
        <div className="pt-6">
          <ProductGrid
            products={products}
            action={action}
            view={viewMode}
            isFirst
            className={listingColumns}
          />
        </div>
      ) : total > 0 ? (
        <EmptyState
          title={m.listing_no_such_page({ page: listing.page })}
          actions={
            <LinkButton to={hrefOf({ ...state, page: pages })}>
              {m.listing_to_last_page()}
            </LinkButton>
          }
        >
          <p>{m.listing_is_shorter({ pages })}</p>
        </EmptyState>
      ) : (
        <EmptyListing {...{ data, state, term, currency, hrefOf }} facets={listing.facets} />
      )}
      <Pagination page={listing.page} pages={pages} hrefOf={(page) => hrefOf({ ...state, page })} />
    </div>
  );
}

/** The value, or the last one there was: filters stay on screen while a call fails. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
}

/** A new page of the listing is scrolled to its top and focused; a filter change moves nothing. */
function useTopOfNewPage(top: RefObject<HTMLElement | null>): void {
  const { state, key } = useLocation();
  const cameBy = useNavigationType();
  useEffect(() => {
    if (cameBy !== "PUSH" || !isPageChange(state)) return;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [key]);
}
