import type { FacetType } from "@chemical-ink/catalogue-schema/attributes";
import { facetTypes } from "@chemical-ink/catalogue-schema/facets";
import { limits } from "@chemical-ink/catalogue-schema/limits";
import {
  defaultSortOrder,
  type SortOrder,
  sortOrders,
} from "@chemical-ink/catalogue-schema/sort-orders";
import type { Filters } from "@chemical-ink/product-api/contract/listing";
import { typedText } from "../search/typed-text.ts";

/**
 * The state of a listing is its URL: filters, order and page are in the query, so that a reload,
 * the back button and a shared link show the same.
 */
export type ListingState = {
  filters: Filters;
  sort: SortOrder;
  page: number;
};

/** Filters whose values are ticked; `printer` has no counts. */
export type TickedType = FacetType | "printer";
const tickedTypes: TickedType[] = [...facetTypes, "printer"];

function isSortOrder(text: string): text is SortOrder {
  return (sortOrders as readonly string[]).includes(text);
}

function amountIn(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name)?.trim().replace(",", ".");
  if (!text) return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

/** Reads the state of a URL; what is not valid falls back to its default. */
export function listingStateOf(parameters: URLSearchParams): ListingState {
  const filters: Filters = {};
  for (const type of tickedTypes) {
    const values = [...new Set(parameters.getAll(type).map(typedText))]
      .filter((value) => value !== "")
      .slice(0, limits.chosenValues);
    if (values.length > 0) filters[type] = values;
  }
  const min = amountIn(parameters, "min");
  const max = amountIn(parameters, "max");
  if (min !== undefined && max !== undefined && min > max) {
    // Minimum and maximum were typed in each other's field.
    filters.price = { min: max, max: min };
  } else if (min !== undefined || max !== undefined) {
    filters.price = {
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    };
  }
  if (parameters.get("inStock") === "1") filters.inStock = true;

  const sort = parameters.get("sort") ?? "";
  const page = Number(parameters.get("page"));
  return {
    filters,
    sort: isSortOrder(sort) ? sort : defaultSortOrder,
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
  };
}

/**
 * The state as a query, with `?`, or "" if everything is the default. `kept` holds parameters of
 * the page, such as the search term, which come first.
 */
export function listingQuery(state: ListingState, kept: Record<string, string> = {}): string {
  const query = new URLSearchParams(kept);
  for (const type of tickedTypes) {
    for (const value of state.filters[type] ?? []) query.append(type, value);
  }
  const { price, inStock } = state.filters;
  if (price?.min !== undefined) query.set("min", String(price.min));
  if (price?.max !== undefined) query.set("max", String(price.max));
  if (inStock) query.set("inStock", "1");
  if (state.sort !== defaultSortOrder) query.set("sort", state.sort);
  if (state.page > 1) query.set("page", String(state.page));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Adds or removes a value; the listing starts at its first page. */
export function withToggled(state: ListingState, type: TickedType, value: string): ListingState {
  const chosen = state.filters[type] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  const { [type]: _, ...others } = state.filters;
  return {
    ...state,
    page: 1,
    filters: values.length > 0 ? { ...others, [type]: values } : others,
  };
}

/** Sets or clears the price range, in major units. */
export function withPrice(state: ListingState, price: Filters["price"]): ListingState {
  const { price: _, ...others } = state.filters;
  const isSet = price?.min !== undefined || price?.max !== undefined;
  return { ...state, page: 1, filters: isSet ? { ...others, price } : others };
}

/** Filters by stock or not. */
export function withInStock(state: ListingState, isOnly: boolean): ListingState {
  const { inStock: _, ...others } = state.filters;
  return { ...state, page: 1, filters: isOnly ? { ...others, inStock: true } : others };
}

/** The same listing without filters. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...state, page: 1, filters: {} };
}

/** A set filter: a value, the price range, or "in stock only". */
export type SetFilter =
  | { type: TickedType; value: string }
  | { type: "price"; price: NonNullable<Filters["price"]> }
  | { type: "inStock" };

/** All set filters, in the order in which they are shown. */
export function setFiltersOf({ filters }: ListingState): SetFilter[] {
  return [
    ...tickedTypes.flatMap((type) => (filters[type] ?? []).map((value) => ({ type, value }))),
    ...(filters.price ? [{ type: "price" as const, price: filters.price }] : []),
    ...(filters.inStock ? [{ type: "inStock" as const }] : []),
  ];
}

/** The same listing without one of its filters. */
export function withoutFilter(state: ListingState, filter: SetFilter): ListingState {
  if (filter.type === "price") return withPrice(state, undefined);
  if (filter.type === "inStock") return withInStock(state, false);
  return withToggled(state, filter.type, filter.value);
}

/** The number of set filters; a price range counts as one. */
export function countOfFilters(state: ListingState): number {
  return setFiltersOf(state).length;
}
