import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { TableProduct, TableRequest } from "@chemical-ink/product-api/contract/product-table";
import { Link } from "react-router-dom";
import { useStore } from "zustand";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";
import { fieldLabel, statusNames } from "../form/field-names.ts";
import { furtherVariantsWords } from "../form/further-variants.tsx";
import { AmountCell } from "./amount-cell.tsx";
import { deletions } from "./pending-deletions.ts";
import { nextSort, type SortColumn } from "./table-url.ts";
import { useIsWide } from "./use-is-wide.ts";

interface ProductRowsProps {
  products: TableProduct[];
  sort: TableRequest["sort"];
  onSort: (sort: TableRequest["sort"]) => void;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  onChanged: (product: EditableProduct) => void;
}

/** The products as a table; on a phone, as cards. */
export function ProductRows(props: ProductRowsProps) {
  const { products, sort, onSort, ticked, onTick } = props;
  const isWide = useIsWide();
  const all = products.length > 0 && products.every(({ _id }) => ticked.has(_id));
  const selectAll = (
    <input
      type="checkbox"
      aria-label={m.product_rows_select_all()}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && ticked.size > 0;
      }}
      onChange={() => onTick(new Set(all ? [] : products.map(({ _id }) => _id)))}
      className="size-[1.125rem] accent-key"
    />
  );

  if (!isWide) {
    return (
      <>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside */}
        <label className="flex min-h-11 items-center gap-3 text-sm">
          {selectAll} {m.product_rows_select_all()}
        </label>
        <ul aria-label={m.product_rows_products()} className="grid gap-3">
          {products.map((product) => (
            <ProductCardRow key={product._id} {...props} product={product} />
          ))}
        </ul>
      </>
    );
  }
  const column = (name: SortColumn, label: string) => (
    <SortHeader {...{ name, label, sort, onSort }} className={name === "title" ? "" : "text-end"} />
  );
  return (
    <table aria-label={m.product_rows_products()} className="w-full text-start text-sm">
      <thead className="sticky top-0 z-10 border-b border-line-strong bg-paper text-key-faint">
        <tr>
          <th className="w-8 py-2">{selectAll}</th>
          {column("title", m.product_rows_product())}
          <th className="px-2 py-2 font-semibold">{fieldLabel("status")}</th>
          <th className="hidden px-2 py-2 font-semibold lg:table-cell">{fieldLabel("Category")}</th>
          {column("price", m.product_rows_price())}
          {column("stock", m.product_rows_stock())}
          {column("sold", m.product_rows_sold())}
          <th className="py-2">
            <span className="sr-only">{m.product_rows_actions()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {products.map((product) => (
          <ProductTableRow key={product._id} {...props} product={product} />
        ))}
      </tbody>
    </table>
  );
}

type OneProductProps = Pick<ProductRowsProps, "ticked" | "onTick" | "onChanged"> & {
  product: TableProduct;
};

function ProductTableRow({ product, onChanged, ...ticking }: OneProductProps) {
  const isGoing = useIsGoing(product._id);
  return (
    <tr className={classNames("hover:bg-wash", isGoing && "opacity-50")}>
      <td className="py-1.5">
        <Tick product={product} {...ticking} />
      </td>
      <th scope="row" className="px-2 py-1.5 font-normal">
        <Name product={product} />
      </th>
      <td className="px-2 py-1.5">
        <Status product={product} />
      </td>
      <td className="hidden px-2 py-1.5 text-key-soft lg:table-cell">
        {product.subCategory || product.Category}
      </td>
      <td className="px-2 py-1.5">
        <AmountCell product={product} field="Price" onChanged={onChanged} />
      </td>
      <td className="px-2 py-1.5">
        <AmountCell product={product} field="Quantity" onChanged={onChanged} />
      </td>
      <td className="px-2 py-1.5 text-end tabular-nums">{product.sold}</td>
      <td className="py-1.5 text-end">
        <RowActions product={product} />
      </td>
    </tr>
  );
}

function ProductCardRow({ product, onChanged, ...ticking }: OneProductProps) {
  const isGoing = useIsGoing(product._id);
  return (
    <li
      className={classNames("rounded-md border border-line bg-sheet p-3", isGoing && "opacity-50")}
    >
      <div className="flex items-start gap-3">
        <Tick product={product} {...ticking} />
        <div className="min-w-0 flex-1">
          <Name product={product} />
        </div>
        <Status product={product} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-end gap-x-4 gap-y-2 text-sm">
        {(["Price", "Quantity"] as const).map((field) => (
          <span key={field} className="flex items-start gap-2">
            <span className="pt-1.5 text-key-faint">
              {field === "Price" ? m.product_rows_price() : m.product_rows_stock()}
            </span>
            <AmountCell product={product} field={field} onChanged={onChanged} />
          </span>
        ))}
        <RowActions product={product} />
      </div>
    </li>
  );
}

function Tick({ product, ticked, onTick }: Omit<OneProductProps, "onChanged">) {
  const isTicked = ticked.has(product._id);
  return (
    <input
      type="checkbox"
      aria-label={m.product_rows_select({ title: product.Title })}
      checked={isTicked}
      onChange={() => {
        const others = [...ticked].filter((id) => id !== product._id);
        onTick(new Set(isTicked ? others : [...others, product._id]));
      }}
      className="mt-1 size-[1.125rem] accent-key"
    />
  );
}

function Name({ product }: { product: TableProduct }) {
  const { Image, Title, slug, mpn, Brand, furtherVariants } = product;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-wash">
        {Image ? (
          <img src={Image} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <NoImagePicture className="size-full" />
        )}
      </span>
      <span className="min-w-0">
        <Link
          to={`/admin/product-update/${slug}`}
          className="line-clamp-2 text-sm font-semibold hover:underline"
        >
          {Title}
        </Link>
        <span className="block truncate text-xs text-key-faint">
          {Brand} <span className="font-mono">{mpn}</span>
        </span>
        {furtherVariants > 0 && (
          <span className="block truncate text-xs text-key-soft">
            {furtherVariantsWords(furtherVariants)}
          </span>
        )}
      </span>
    </span>
  );
}

function Status({ product: { _id, status } }: { product: TableProduct }) {
  const isGoing = useIsGoing(_id);
  return (
    <span
      className={classNames(
        "inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap",
        status === "published" ? "bg-green-tint text-green-deep" : "bg-key-tint text-key-soft",
      )}
    >
      {isGoing ? m.product_rows_going() : statusNames[status]()}
    </span>
  );
}

function RowActions({ product: { slug, Title } }: { product: TableProduct }) {
  return (
    <span className="inline-flex whitespace-nowrap">
      <Link
        to={`/admin/product-update/${slug}`}
        className="text-link px-2 py-2"
        aria-label={m.product_rows_edit_one({ title: Title })}
      >
        {m.product_rows_edit()}
      </Link>
      <Link
        to={`/admin/product/create?from=${slug}`}
        className="text-link px-2 py-2"
        aria-label={m.product_rows_duplicate_one({ title: Title })}
      >
        {m.product_rows_duplicate()}
      </Link>
    </span>
  );
}

interface SortHeaderProps {
  name: SortColumn;
  label: string;
  sort: TableRequest["sort"];
  onSort: (sort: TableRequest["sort"]) => void;
  className: string;
}

function SortHeader({ name, label, sort, onSort, className }: SortHeaderProps) {
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  const mark = { ascending: "↑", descending: "↓", none: "" }[direction];
  return (
    <th aria-sort={direction} className={classNames("px-2 py-1 font-semibold", className)}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, name))}
        className="min-h-9 hover:text-key hover:underline"
      >
        {label} <span aria-hidden="true">{mark}</span>
      </button>
    </th>
  );
}

function useIsGoing(id: string): boolean {
  return useStore(deletions, ({ pending }) =>
    pending.some(({ products }) => products.some(({ _id }) => _id === id)),
  );
}
