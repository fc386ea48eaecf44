import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { AddToCartButton } from "~/cart/add-to-cart-button.tsx";
import { formatNumber } from "~/ui/money.ts";
import { Price } from "~/ui/price.tsx";
import { ColourDot } from "./colour-dot.tsx";
import { costPerPageWords } from "./cost-per-page.ts";
import { mainPicture, ProductPicture } from "./product-picture.tsx";
import { Stock } from "./stock.tsx";

/** A product in a list: less picture, more facts, for those who compare. */
export function ProductRow({ product, isEarly }: { product: Product; isEarly?: boolean }) {
  return (
    <article className="relative grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[8rem_1fr_12rem]">
      <div className="self-start overflow-hidden rounded-md bg-wash">
        <ProductPicture picture={mainPicture(product)} alt="" isMain={isEarly} sizes="8rem" />
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link
            to={`/product/${product.slug}`}
            className="before:absolute before:inset-0 hover:underline"
          >
            {product.Title}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-key-soft max-sm:hidden">
          {product.Description}
        </p>
        <Facts product={product} />
      </div>
      <div className="max-sm:col-span-2 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4">
        <div>
          <Price
            amount={product.Price}
            currency={product.currency}
            note="excl. VAT"
            className="font-display text-lg font-bold"
          />
          <div>
            <Stock quantity={product.Quantity} />
          </div>
        </div>
        <div className="relative sm:mt-3">
          <AddToCartButton product={product} quantity={1} variant="secondary" size="md" />
        </div>
      </div>
    </article>
  );
}

function Facts({ product }: { product: Product }) {
  const facts: [label: string, value: string | undefined][] = [
    ["Part number", product.mpn || undefined],
    ["Yield", product.pageYield ? `${formatNumber(product.pageYield)} pages` : undefined],
    ["Volume", product.volumeMl ? `${product.volumeMl} ml` : undefined],
    ["Per page", costPerPageWords(product)],
  ];
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-key-faint">
      {product.color && (
        <div className="flex items-center gap-1.5">
          <dt className="sr-only">Colour</dt>
          <ColourDot name={product.color} swatch={product.colorSwatch} />
          <dd>{product.color}</dd>
        </div>
      )}
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex gap-1.5">
              <dt>{label}</dt>
              <dd className="font-medium text-key">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
