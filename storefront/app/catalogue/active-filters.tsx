import { Link } from "react-router-dom";
import { CloseIcon } from "~/ui/icons.tsx";
import { formatMoney } from "~/ui/money.ts";
import { ColourDot } from "./colour-dot.tsx";
import {
  countOfFilters,
  type ListingState,
  tickedTypes,
  withInStock,
  withoutFilters,
  withPrice,
  withToggled,
} from "./listing-url.ts";

type ActiveFiltersProps = {
  state: ListingState;
  currency: string;
  hrefOf: (state: ListingState) => string;
};

/** The set filters as chips; each is a link to the listing without it. */
export function ActiveFilters({ state, currency, hrefOf }: ActiveFiltersProps) {
  if (countOfFilters(state) === 0) return null;
  const { price, inStock } = state.filters;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {tickedTypes.flatMap((type) =>
        (state.filters[type] ?? []).map((value) => (
          <Chip key={`${type} ${value}`} name={value} to={hrefOf(withToggled(state, type, value))}>
            {type === "color" && <ColourDot name={value} className="size-3" />}
            {type === "printer" ? `Fits ${value}` : value}
          </Chip>
        )),
      )}
      {price && (
        <Chip name="the price range" to={hrefOf(withPrice(state, undefined))}>
          {priceWords(price, currency)}
        </Chip>
      )}
      {inStock && (
        <Chip name="in stock only" to={hrefOf(withInStock(state, false))}>
          In stock only
        </Chip>
      )}
      <li>
        <Link
          to={hrefOf(withoutFilters(state))}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm text-link"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

function priceWords(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  currency: string,
) {
  if (min === undefined) return `Up to ${formatMoney(max ?? 0, currency)}`;
  if (max === undefined) return `From ${formatMoney(min, currency)}`;
  return `${formatMoney(min, currency)} to ${formatMoney(max, currency)}`;
}

type ChipProps = { name: string; to: string; children: React.ReactNode };

function Chip({ name, to, children }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-label={`Remove filter ${name}`}
        className="inline-flex min-h-9 items-center gap-2 rounded-full bg-key-tint pr-2.5 pl-3.5 text-sm hover:bg-key hover:text-on-key"
      >
        {children}
        <CloseIcon className="size-3.5" />
      </Link>
    </li>
  );
}
