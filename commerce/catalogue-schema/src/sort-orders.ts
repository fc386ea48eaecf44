/** The orders of a listing, as shoppers are offered them. `relevance` without a term is `bestSelling`. */
export const sortOrders = [
  "relevance",
  "bestSelling",
  "newest",
  "priceAsc",
  "priceDesc",
  "titleAsc",
] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The order of a listing when nobody says. */
export const defaultSortOrder: SortOrder = "relevance";

/** The columns that the merchandiser's product table can be sorted by. */
const tableColumns = ["title", "price", "stock", "sold"] as const;

type TableColumn = (typeof tableColumns)[number];

export type TableOrder = "newest" | TableColumn | `-${TableColumn}`;

/** The orders of the merchandiser's product table: a dash means downwards. */
export const tableOrders: [TableOrder, ...TableOrder[]] = [
  "newest",
  ...tableColumns.flatMap((column): TableOrder[] => [column, `-${column}`]),
];
