/** The orders of a listing. `relevance` without a term is `bestSelling`. */
export const sortOrders = [
  "relevance",
  "bestSelling",
  "newest",
  "priceAsc",
  "priceDesc",
  "titleAsc",
] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The default order of a listing. */
export const defaultSortOrder: SortOrder = "relevance";

/** The columns that the merchandiser's product table can be sorted by. */
const tableColumns = ["title", "price", "stock", "sold"] as const;

type TableColumn = (typeof tableColumns)[number];

export type TableOrder = "newest" | TableColumn | `-${TableColumn}`;

/** The orders of the merchandiser's product table; a dash means descending. */
export const tableOrders: [TableOrder, ...TableOrder[]] = [
  "newest",
  ...tableColumns.flatMap((column): TableOrder[] => [column, `-${column}`]),
];
