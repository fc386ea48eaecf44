import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { AddToCartButton } from "~/cart/add-to-cart-button.tsx";
import { Price } from "~/ui/price.tsx";
import { ColourDot } from "./colour-dot.tsx";
import { mainPicture, ProductPicture } from "./product-picture.tsx";
import { Stock } from "./stock.tsx";

type ProductCardProps = {
  product: Product;
  /** Among the first to be seen: its picture is not put off. */
  isEarly?: boolean;
  /** The level of its heading below the listing's. */
  heading?: "h2" | "h3";
};

/** A product in a grid: the whole upper part is one link, the button below buys. */
export function ProductCard({ product, isEarly, heading: Heading = "h2" }: ProductCardProps) {
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
      <p className="mt-3 flex items-center gap-2 text-xs text-key-faint">
        {product.color && <ColourDot name={product.color} swatch={product.colorSwatch} />}
        <span className="font-semibold">{product.Brand}</span>
        {product.mpn && <span className="truncate font-mono">{product.mpn}</span>}
      </p>
      <Heading className="mt-1 font-sans text-sm font-normal tracking-normal text-pretty">
        <Link
          to={`/product/${product.slug}`}
          className="before:absolute before:inset-0 hover:underline"
        >
          {product.Title}
        </Link>
      </Heading>
      <div className="mt-auto pt-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price
            amount={product.Price}
            currency={product.currency}
            note="excl. VAT"
            className="font-display text-lg font-bold"
          />
        </p>
        <Stock quantity={product.Quantity} className="mt-0.5" />
        <div className="relative mt-3">
          <AddToCartButton product={product} quantity={1} variant="secondary" size="md" />
        </div>
      </div>
    </article>
  );
}
