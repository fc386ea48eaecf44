import { otherLanguages } from "@chemical-ink/catalogue-schema/languages";
import type { TableRequest } from "@chemical-ink/product-api/contract/product-table";

/** The view of the table, as in its URL. */
export type TableView = Pick<TableRequest, "sort" | "page"> & {
  q: string;
  status: string;
  category: string;
  brand: string;
  stock: string;
  gap: string;
  untranslated: string;
};

/** The filters with their values; null if any text is valid. */
const filterValues = {
  status: ["published", "draft"],
  category: null,
  brand: null,
  stock: ["none", "low"],
  gap: ["picture", "price"],
  untranslated: otherLanguages,
} as const;
export const tableFilters = Object.keys(filterValues) as (keyof typeof filterValues)[];

const sorts: readonly TableRequest["sort"][] = [
  "newest",
  "title",
  "-title",
  "price",
  "-price",
  "stock",
  "-stock",
  "sold",
  "-sold",
];

const mostPages = 100_000;
const rowsPerPage = 50;

/** The view of a URL; invalid parts are ignored. */
export function readTableView(query: URLSearchParams): TableView {
  const page = Number(query.get("page"));
  const filters = tableFilters.map((filter) => {
    const value = query.get(filter)?.slice(0, 200) ?? "";
    const known: readonly string[] | null = filterValues[filter];
    return [filter, known && !known.includes(value) ? "" : value];
  });
  return {
    ...(Object.fromEntries(filters) as Record<(typeof tableFilters)[number], string>),
    q: query.get("q")?.trim().slice(0, 200) ?? "",
    sort: sorts.find((sort) => sort === query.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The query of a view; default values are left out. */
export function tableQuery(view: TableView): URLSearchParams {
  const { page, sort, ...texts } = view;
  const said = Object.entries(texts).filter(([, value]) => value !== "");
  return new URLSearchParams({
    ...Object.fromEntries(said),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The view as a request to the product API. */
export function tableRequest(view: TableView): URLSearchParams {
  const query = tableQuery(view);
  query.set("itemsPerPage", String(rowsPerPage));
  return query;
}

/** The order after a click on a column: ascending, then descending. */
export function nextSort(now: TableView["sort"], column: SortColumn): TableView["sort"] {
  // For sold units the highest come first.
  const first = column === "sold" ? "-sold" : column;
  const second = column === "sold" ? "sold" : (`-${column}` as const);
  return now === first ? second : first;
}

export type SortColumn = "title" | "price" | "stock" | "sold";
