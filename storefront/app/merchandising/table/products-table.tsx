import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { ProductOfTheYear } from "../product-of-the-year.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DeletionBar } from "./deletion-bar.tsx";
import { ProductRows } from "./product-rows.tsx";
import { TableFilters } from "./table-filters.tsx";
import {
  readTableView,
  type TableView,
  tableFilters,
  tableQuery,
  tableRequest,
} from "./table-url.ts";
import { useVocabulary } from "./use-editable.ts";
import { useProductTable } from "./use-product-table.ts";

/** All products of the shop with drafts: search, filters, changes in place and in bulk. */
export default function ProductsTable() {
  const [query, setQuery] = useSearchParams();
  const view = readTableView(query);
  const { table, error, isLoading, reload, show } = useProductTable(tableRequest(view).toString());
  const vocabulary = useVocabulary();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = table?.products.filter(({ _id }) => ticked.has(_id)) ?? [];
  const isFiltered = view.q !== "" || tableFilters.some((filter) => view[filter] !== "");

  /** Shows another view; any change but the page number starts at the first page. */
  function look(change: Partial<TableView>): void {
    setTicked(new Set());
    setQuery(tableQuery({ ...view, page: 1, ...change }), { preventScrollReset: true });
  }

  return (
    <>
      <DeletionBar />
      <ProductOfTheYear />
      <TableFilters view={view} vocabulary={vocabulary} onLook={look} />
      {error && (
        <Alert
          tone="error"
          className="mt-4"
          actions={
            <Button variant="secondary" size="sm" onClick={reload}>
              {m.products_table_retry()}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {!table && !error && <Skeleton className="mt-4 h-96" />}
      {table && (
        <div className={classNames("mt-4", isLoading && "opacity-60")} aria-busy={isLoading}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <BulkBar selected={selected} onChanged={show} onUnselect={() => setTicked(new Set())} />
            <p className="text-sm text-key-soft tabular-nums" role="status">
              {m.products_table_count({ count: table.total })}
            </p>
          </div>
          {table.products.length === 0 ? (
            <EmptyState
              title={m.products_table_empty()}
              actions={
                isFiltered && (
                  <LinkButton to="/admin/products">{m.products_table_reset()}</LinkButton>
                )
              }
            >
              {m.products_table_empty_hint()}
            </EmptyState>
          ) : (
            <ProductRows
              products={table.products}
              sort={view.sort}
              onSort={(sort) => look({ sort })}
              ticked={ticked}
              onTick={setTicked}
              onChanged={show}
            />
          )}
          <p className="mt-3 hidden text-xs text-key-faint md:block">{m.products_table_keys()}</p>
          {table.pages > 1 && <Pages view={view} pages={table.pages} />}
        </div>
      )}
    </>
  );
}

function Pages({ view, pages }: { view: TableView; pages: number }) {
  const pathOf = (page: number) => `?${tableQuery({ ...view, page })}`;
  return (
    <nav aria-label={m.products_table_pages()} className="mt-4 flex items-center gap-3 text-sm">
      {view.page > 1 && (
        <LinkButton to={pathOf(view.page - 1)} variant="secondary" size="sm">
          {m.products_table_previous()}
        </LinkButton>
      )}
      {m.products_table_page({ page: view.page, pages })}
      {view.page < pages && (
        <LinkButton to={pathOf(view.page + 1)} variant="secondary" size="sm">
          {m.products_table_next()}
        </LinkButton>
      )}
    </nav>
  );
}
