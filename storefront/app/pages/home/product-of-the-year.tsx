import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { AddToCartButton } from "~/cart/view/add-to-cart-button.tsx";
import { perPageWords } from "~/catalogue/product/cost-per-page.ts";
import { withoutTaxWords } from "~/catalogue/product/price-words.ts";
import { mainPicture, ProductPicture } from "~/catalogue/product/product-picture.tsx";
import { ProductPrice } from "~/catalogue/product/product-price.tsx";
import { langOf } from "~/catalogue/product/product-words.ts";
import { Stock } from "~/catalogue/product/stock.tsx";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";

/** The product of the year, on a sheet between crop marks. */
export function ProductOfTheYear({ product }: { product: Product }) {
  const href = `/product/${product.slug}`;
  const cost = perPageWords(product);
  return (
    <section aria-labelledby="of-the-year" className="shell pt-16">
      <div className="crop-marks grid items-center bg-yellow-tint md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Link to={href} aria-hidden="true" tabIndex={-1} className="group block overflow-hidden">
          <ProductPicture
            picture={mainPicture(product)}
            alt=""
            sizes="(min-width: 82rem) 37rem, (min-width: 48rem) 46vw, 94vw"
            className="mix-blend-multiply transition-transform duration-300 group-hover:scale-[1.03] dark:mix-blend-normal"
          />
        </Link>
        <div className="p-6 sm:p-8 lg:p-12">
          <h2 id="of-the-year" className="font-sans text-sm font-semibold tracking-normal">
            {m.home_year_title()}
          </h2>
          <p className="mt-2 font-display text-3xl font-bold tracking-[-0.02em] text-balance">
            <Link to={href} className="hover:underline">
              {product.Title}
            </Link>
          </p>
          <p
            lang={langOf(product, "Description")}
            dir="auto"
            className="mt-4 line-clamp-4 max-w-prose text-key-soft"
          >
            {product.Description}
          </p>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <ProductPrice
              product={product}
              note={withoutTaxWords()}
              className="font-display text-2xl font-bold"
            />
            {cost && <span className="text-sm text-key-soft">{cost}</span>}
            <Stock quantity={product.Quantity} isPartial={product.isPartial} />
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <div className="min-w-44">
              <AddToCartButton product={product} quantity={1} />
            </div>
            <Link to={href} className={buttonStyle("quiet", "lg")}>
              {m.home_year_more()}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
