import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { langOf, wordOf } from "~/catalogue/product/product-words.ts";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { ColourDot } from "../product/colour-dot.tsx";
import { ConditionMark } from "../product/condition.tsx";
import { costPerPageWords } from "../product/cost-per-page.ts";
import { withoutTaxWords } from "../product/price-words.ts";
import { mainPicture, ProductPicture } from "../product/product-picture.tsx";
import { ProductPrice } from "../product/product-price.tsx";
import { isAdditionalRow, sheetValue } from "../product/sheet-rows.ts";
import { Stock } from "../product/stock.tsx";
import type { ProductAction } from "./product-action.ts";

/** The most facts of a row besides the colour. */
const mostFacts = 5;

type ProductRowProps = { product: Product; action: ProductAction; isEarly?: boolean };

/** A product in a list, with more facts than a card. */
export function ProductRow({ product, action: Action, isEarly }: ProductRowProps) {
  return (
    <article className="relative grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[8rem_1fr_12rem]">
      <div className="self-start overflow-hidden rounded-md bg-wash">
        <ProductPicture picture={mainPicture(product)} alt="" isMain={isEarly} sizes="8rem" />
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link
            to={`/product/${product.slug}`}
            lang={langOf(product, "Title")}
            className="before:absolute before:inset-0 hover:underline"
          >
            {product.Title}
          </Link>
        </h2>
        <p
          lang={langOf(product, "Description")}
          dir="auto"
          className="mt-1 line-clamp-2 text-sm text-key-soft max-sm:hidden"
        >
          {product.Description}
        </p>
        <Facts product={product} />
      </div>
      <div className="max-sm:col-span-2 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4">
        <div>
          <ProductPrice
            product={product}
            note={withoutTaxWords()}
            className="font-display text-lg font-bold"
          />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stock quantity={product.Quantity} isPartial={product.isPartial} />
            <ConditionMark condition={product.condition} />
          </p>
        </div>
        <div className="relative flex items-center gap-2 sm:mt-3">
          <div className="flex-1">
            <Action product={product} />
          </div>
          <CompareToggle product={product} className="size-11" />
        </div>
      </div>
    </article>
  );
}

/** The attributes of every supply, then the first rows of the technical sheet. */
function factsOf(product: Product): [label: string, value: string][] {
  const { mpn, pageYield, volumeMl, ficheTech } = product;
  const known: [label: string, value: string | undefined][] = [
    [m.product_row_number(), mpn],
    [
      m.product_row_yield(),
      pageYield ? m.product_row_pages({ pages: formatNumber(pageYield) }) : undefined,
    ],
    [m.product_row_volume(), volumeMl ? `${formatNumber(volumeMl)} ml` : undefined],
    [m.product_row_per_page(), costPerPageWords(product)],
  ];
  return [
    ...known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    ...ficheTech
      .filter(isAdditionalRow)
      .map((row): [string, string] => [row.label, sheetValue(row)]),
  ].slice(0, mostFacts);
}

function Facts({ product }: { product: Product }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-key-faint">
      {product.color && (
        <div className="flex items-center gap-1.5">
          <dt className="sr-only">{m.product_row_colour()}</dt>
          <ColourDot name={product.color} swatch={product.colorSwatch} />
          <dd>{wordOf(product, "color")}</dd>
        </div>
      )}
      {factsOf(product).map(([label, value]) => (
        <div key={label} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0">{label}</dt>
          <dd className="truncate font-medium text-key">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
