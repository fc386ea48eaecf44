import { Link, useRouteLoaderData } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { plural, textsIn } from "~/language/texts.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";
import type { Category } from "../category.ts";
import { removeChosen } from "../filters/chosen-filters.ts";
import { filterWords } from "../filters/filter-texts.ts";
import { printerHref } from "../printers/printer.ts";
import type { ListingData } from "./listing-data.ts";
import { countOfFilters, type ListingState, withoutFilter, withoutFilters } from "./listing-url.ts";

const texts = textsIn({
  en: {
    nothingFor: (term: string) => `Nothing found for “${term}”`,
    nothingMatches: "Nothing matches these filters",
    nothingHere: "Nothing is for sale here at the moment",
    loosen: "Each filter narrows the list. Without one of them there would be something:",
    without: (filter: string, total: number) =>
      plural(total, {
        one: `1 product without “${filter}”`,
        other: `${total} products without “${filter}”`,
      }),
    beginAgain: "No single filter is to blame: take several away, or begin again.",
    clear: "Clear the filters",
    byPrinter: "Find by printer",
    seeAll: "See everything",
    didYouMean: "Did you mean one of these printers?",
    advice:
      "Try the part number on the old cartridge, such as T6641, or the name of your printer, " +
      "such as L3150. Dashes and spaces do not matter.",
    categories: "Or look around:",
  },
  fr: {
    nothingFor: (term: string) => `Rien trouvé pour «\u202f${term}\u202f»`,
    nothingMatches: "Rien ne correspond à ces filtres",
    nothingHere: "Rien n’est en vente ici pour le moment",
    loosen: "Chaque filtre restreint la liste. Sans l’un d’eux, il y aurait\u202f:",
    without: (filter: string, total: number) =>
      plural(total, {
        one: `${total} produit sans «\u202f${filter}\u202f»`,
        other: `${total} produits sans «\u202f${filter}\u202f»`,
      }),
    beginAgain: "Aucun filtre n’est seul en cause\u202f: retirez-en plusieurs ou recommencez.",
    clear: "Effacer les filtres",
    byPrinter: "Chercher par imprimante",
    seeAll: "Tout voir",
    didYouMean: "Pensiez-vous à l’une de ces imprimantes\u202f?",
    advice:
      "Essayez la référence inscrite sur l’ancienne cartouche, comme T6641, ou le nom de votre " +
      "imprimante, comme L3150. Tirets et espaces sont sans importance.",
    categories: "Ou parcourez les rayons\u202f:",
  },
});

type EmptyListingProps = {
  data: ListingData;
  state: ListingState;
  term?: string | undefined;
  currency: string;
  hrefOf: (state: ListingState) => string;
};

/** Nothing was found: what to change so that something is. */
export function EmptyListing({ data, state, term, currency, hrefOf }: EmptyListingProps) {
  const isFiltered = countOfFilters(state) > 0;
  const reset = useClientState(({ resetFilters }) => resetFilters);
  const { suggestedPrinters, withoutEach } = data;
  return (
    <EmptyState
      picture={<NoImagePicture className="rounded-md" />}
      title={
        term ? texts().nothingFor(term) : isFiltered ? texts().nothingMatches : texts().nothingHere
      }
      actions={
        <>
          {isFiltered && (
            <LinkButton to={hrefOf(withoutFilters(state))} onClick={() => reset()}>
              {texts().clear}
            </LinkButton>
          )}
          <LinkButton to="/compatibility" variant={isFiltered ? "secondary" : "primary"}>
            {texts().byPrinter}
          </LinkButton>
          <LinkButton to="/shop" variant="secondary">
            {texts().seeAll}
          </LinkButton>
        </>
      }
    >
      {suggestedPrinters.length > 0 && (
        <Suggestions
          title={texts().didYouMean}
          links={suggestedPrinters.map((name) => ({ to: printerHref(name), words: name }))}
        />
      )}
      {isFiltered && (
        <Suggestions
          title={withoutEach.length > 0 ? texts().loosen : texts().beginAgain}
          links={withoutEach.map(({ filter, total }) => ({
            to: hrefOf(withoutFilter(state, filter)),
            words: texts().without(filterWords(filter, currency), total),
            onClick: () => removeChosen(state, filter),
          }))}
        />
      )}
      {!isFiltered && term && <p>{texts().advice}</p>}
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
  // The root route's loader promises this shape; importing its type would turn an arrow round.
  const root = useRouteLoaderData("root") as { categories: Category[] } | undefined;
  const links = root?.categories.map(({ name, slug }) => ({
    to: `/category/${slug}`,
    words: name,
  }));
  if (!links || links.length === 0) return null;
  return (
    <div className="mt-4">
      <Suggestions title={texts().categories} links={links} />
    </div>
  );
}
