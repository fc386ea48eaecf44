import type { Facets } from "@chemical-ink/product-api/contract/listing";
import { Link, useRouteLoaderData } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";
import type { Category } from "../category.ts";
import { removeChosen } from "../filters/chosen-filters.ts";
import { filterWords } from "../filters/filter-texts.ts";
import { printerHref } from "../printers/printer.ts";
import type { ListingData } from "./listing-data.ts";
import { countOfFilters, type ListingState, withoutFilter, withoutFilters } from "./listing-url.ts";

type EmptyListingProps = {
  data: ListingData;
  state: ListingState;
  term?: string | undefined;
  currency: string;
  facets: Facets;
  hrefOf: (state: ListingState) => string;
};

/** An empty listing, with changes that would find products. */
export function EmptyListing({ data, state, term, currency, facets, hrefOf }: EmptyListingProps) {
  const isFiltered = countOfFilters(state) > 0;
  const reset = useClientState(({ resetFilters }) => resetFilters);
  const { suggestedPrinters, withoutEach } = data;
  return (
    <EmptyState
      picture={<NoImagePicture className="rounded-md" />}
      title={
        term
          ? m.empty_listing_nothing_for({ term })
          : isFiltered
            ? m.empty_listing_nothing_matches()
            : m.empty_listing_nothing_here()
      }
      actions={
        <>
          {isFiltered && (
            <LinkButton to={hrefOf(withoutFilters(state))} onClick={() => reset()}>
              {m.empty_listing_clear()}
            </LinkButton>
          )}
          <LinkButton to="/compatibility" variant={isFiltered ? "secondary" : "primary"}>
            {m.empty_listing_by_printer()}
          </LinkButton>
          <LinkButton to="/shop" variant="secondary">
            {m.empty_listing_see_all()}
          </LinkButton>
        </>
      }
    >
      {suggestedPrinters.length > 0 && (
        <Suggestions
          title={m.empty_listing_did_you_mean()}
          links={suggestedPrinters.map((name) => ({ to: printerHref(name), words: name }))}
        />
      )}
      {isFiltered && (
        <Suggestions
          title={withoutEach.length > 0 ? m.empty_listing_loosen() : m.empty_listing_begin_again()}
          links={withoutEach.map(({ filter, total }) => ({
            to: hrefOf(withoutFilter(state, filter)),
            words: m.empty_listing_without({
              filter: filterWords(filter, currency, facets),
              total,
            }),
            onClick: () => removeChosen(state, filter),
          }))}
        />
      )}
      {!isFiltered && term && <p>{m.empty_listing_advice()}</p>}
      {!isFiltered && <CategoryLinks />}
    </EmptyState>
  );
}

type SuggestionsProps = {
  title: string;
  links: { to: string; words: string; onClick?: () => void }[];
};

function Suggestions({ title, links }: SuggestionsProps) {
  return (
    <div className="mb-4">
      <p>{title}</p>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-4">
        {links.map(({ to, words, onClick }) => (
          <li key={to}>
            <Link to={to} onClick={onClick} className="inline-flex min-h-9 items-center text-link">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryLinks() {
  // The root route's loader gives this shape; importing its type would be a circular import.
  const root = useRouteLoaderData("root") as { categories: Category[] } | undefined;
  const links = root?.categories.map(({ name, slug }) => ({
    to: `/category/${slug}`,
    words: name,
  }));
  if (!links || links.length === 0) return null;
  return (
    <div className="mt-4">
      <Suggestions title={m.empty_listing_categories()} links={links} />
    </div>
  );
}
