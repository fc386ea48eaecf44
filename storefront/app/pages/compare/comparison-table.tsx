import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { comparisonHref, takeOutOfComparison } from "~/catalogue/compare/compared-products.ts";
import { mainPicture, ProductPicture } from "~/catalogue/product/product-picture.tsx";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { CloseIcon } from "~/ui/icons.tsx";
import { type ComparisonRow, comparisonRows } from "./comparison.ts";

/** The column of labels stays in view while the products are scrolled. */
const labelCell =
  "sticky inset-s-0 z-10 w-26 min-w-26 bg-paper py-2.5 pe-3 text-start align-top font-normal text-key-faint sm:w-44 sm:min-w-44";

/** Products side by side, row by row. Differences are marked; equal rows can be hidden. */
export function ComparisonTable({ products }: { products: Product[] }) {
  const rows = comparisonRows(products);
  const canDiffer = products.length > 1;
  return (
    // The checkbox hides rows by CSS alone, so it works without scripts.
    <div className="group/comparison mt-4">
      {canDiffer && <Checkbox label={m.compare_only_differences()} className="w-fit" />}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={m.compare_table()}
        className="relative mt-2 overflow-x-auto pb-4"
      >
        <table className="min-w-full border-collapse text-sm">
          <thead>
            <tr className="align-top">
              <th className={labelCell}>
                <span className="sr-only">{m.compare_feature()}</span>
              </th>
              {products.map((product) => (
                <Column key={product._id} product={product} all={products} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} marks={canDiffer} />
            ))}
          </tbody>
        </table>
        {canDiffer && rows.every(({ differs }) => !differs) && (
          <p className="mt-4 text-key-soft">{m.compare_alike()}</p>
        )}
      </section>
    </div>
  );
}

function Column({ product, all }: { product: Product; all: Product[] }) {
  const others = all.filter(({ _id }) => _id !== product._id).map(({ slug }) => slug);
  return (
    <th
      scope="col"
      className="w-56 min-w-38 px-3 sm:min-w-44 pb-4 text-start font-normal first-of-type:ps-0"
    >
      <div className="flex h-full flex-col">
        <div className="relative max-w-48 overflow-hidden rounded-md bg-wash">
          <ProductPicture picture={mainPicture(product)} alt="" isMain sizes="12rem" />
          <Link
            to={comparisonHref(others)}
            preventScrollReset
            aria-label={`${m.compare_remove()}: ${product.Title}`}
            title={m.compare_remove()}
            onClick={() => takeOutOfComparison(product.slug)}
            className="absolute top-1.5 inset-e-1.5 inline-flex size-9 items-center justify-center rounded-sm border border-line bg-sheet hover:border-key"
          >
            <CloseIcon className="size-4" />
          </Link>
        </div>
        <Link to={`/product/${product.slug}`} className="mt-2 font-semibold hover:underline">
          {product.Title}
        </Link>
        <div className="mt-3 max-w-48">
          <AddOneButton product={product} />
        </div>
      </div>
    </th>
  );
}

function Row({ row: { label, values, differs }, marks }: { row: ComparisonRow; marks: boolean }) {
  return (
    <tr
      className={classNames(
        "border-t border-line",
        marks && !differs && "group-has-checked/comparison:hidden",
      )}
    >
      <th scope="row" className={labelCell}>
        <span className={classNames("block", marks && "relative ps-4")}>
          {marks && differs && (
            <span
              aria-hidden="true"
              className="absolute top-2 inset-s-0 size-2 rounded-full bg-magenta"
            />
          )}
          {label}
          {marks && differs && <span className="sr-only">, {m.compare_differs()}</span>}
        </span>
      </th>
      {values.map((value, index) => (
        // Each column is a product and keeps its place.
        <td key={index} className={classNames("px-3 py-2.5 align-top", differs && "font-semibold")}>
          {value || <span aria-hidden="true">–</span>}
        </td>
      ))}
    </tr>
  );
}
