import { Link } from "react-router-dom";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";
import { countOfFilters, type ListingState, listingQuery, withoutFilters } from "./listing-url.ts";

type EmptyListingProps = {
  state: ListingState;
  term?: string | undefined;
  /** Printers whose names are like the one that found nothing. */
  suggestedPrinters: string[];
  hrefOf: (state: ListingState) => string;
};

/** Nothing was found: what to change so that something is. */
export function EmptyListing({ state, term, suggestedPrinters, hrefOf }: EmptyListingProps) {
  const isFiltered = countOfFilters(state) > 0;
  return (
    <EmptyState
      picture={<NoImagePicture className="rounded-md" />}
      title={term ? `Nothing found for “${term}”` : "Nothing matches these filters"}
      actions={
        <>
          {isFiltered && (
            <LinkButton to={hrefOf(withoutFilters(state))}>Clear the filters</LinkButton>
          )}
          <LinkButton to="/compatibility" variant={isFiltered ? "secondary" : "primary"}>
            Find by printer
          </LinkButton>
          <LinkButton to="/shop" variant="secondary">
            See everything
          </LinkButton>
        </>
      }
    >
      {suggestedPrinters.length > 0 ? (
        <PrinterSuggestions names={suggestedPrinters} />
      ) : isFiltered ? (
        <p>Each filter narrows the list. Take one away above, or begin again.</p>
      ) : (
        <p>
          Try the part number on the old cartridge, such as T6641, or the name of your printer, such
          as L3150. Dashes and spaces do not matter.
        </p>
      )}
    </EmptyState>
  );
}

function PrinterSuggestions({ names }: { names: string[] }) {
  return (
    <div>
      <p>Did you mean one of these printers?</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>
            <Link to={printerHref(name)} className="text-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where everything that fits a printer is listed. */
export function printerHref(name: string): string {
  return `/shop${listingQuery({ filters: { printer: [name] }, sort: "relevance", page: 1 })}`;
}
