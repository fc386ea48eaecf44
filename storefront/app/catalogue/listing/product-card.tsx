import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { langOf, wordOf } from "~/catalogue/product/product-words.ts";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { ColourDot } from "../product/colour-dot.tsx";
import { ConditionMark } from "../product/condition.tsx";
import { perPageWords } from "../product/cost-per-page.ts";
import { withoutTaxWords } from "../product/price-words.ts";
import { mainPicture, ProductPicture } from "../product/product-picture.tsx";
import { ProductPrice } from "../product/product-price.tsx";
import { Stock } from "../product/stock.tsx";
import type { ProductAction } from "./product-action.ts";

type ProductCardProps = {
  product: Product;
  action: ProductAction;
  /** Its picture is loaded at once. */
  isEarly?: boolean;
  /** The level of its heading below the listing's. */
  heading?: "h2" | "h3";
};

/** A product in a grid: the whole card is one link, besides the buttons to compare and buy. */
export function ProductCard({
  product,
  action: Action,
  isEarly,
  heading: Heading = "h2",
}: ProductCardProps) {
  const cost = perPageWords(product);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-md bg-wash">
        <ProductPicture
          picture={mainPicture(product)}
          alt=""
          isMain={isEarly}
          sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 46vw"
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <p className="mt-3 flex min-w-0 items-center gap-1.5 text-xs text-key-faint sm:gap-2">
        {product.color && (
          <>
            <ColourDot name={product.color} swatch={product.colorSwatch} />
            <span className="sr-only">{wordOf(product, "color")}</span>
          </>
        )}
        <span className="font-semibold">{product.Brand}</span>
        {product.mpn && <span className="min-w-0 truncate font-mono">{product.mpn}</span>}
      </p>
      <Heading className="mt-1 font-sans text-sm font-normal tracking-normal text-pretty">
        <Link
          to={`/product/${product.slug}`}
          lang={langOf(product, "Title")}
          className="before:absolute before:inset-0 hover:underline"
        >
          {product.Title}
        </Link>
      </Heading>
      <div className="mt-auto pt-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <ProductPrice
            product={product}
            note={withoutTaxWords()}
            className="font-display text-lg font-bold"
          />
        </p>
        {cost && <p className="text-xs text-key-soft tabular-nums">{cost}</p>}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stock quantity={product.Quantity} isPartial={product.isPartial} />
          <ConditionMark condition={product.condition} />
        </p>
        <div className="relative mt-3">
          <Action product={product} />
        </div>
      </div>
      <CompareToggle product={product} className="absolute top-1.5 inset-e-1.5" />
    </article>
  );
}
