import { hasSeveralPrices, lowestPrice } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Price } from "~/ui/price.tsx";

type Priced = Pick<Product, "Price" | "currency" | "variants">;

/** "from €9.90": there are higher prices too. */
export function fromWords(price: string): string {
  return m.product_price_from({ price });
}

/** What a product costs, in words: "from €9.90" where its variants cost differently. */
export function priceWords(product: Priced): string {
  const lowest = formatMoney(lowestPrice(product), product.currency);
  return hasSeveralPrices(product) ? fromWords(lowest) : lowest;
}

type ProductPriceProps = { product: Priced; note?: string; className?: string };

/** What a product costs where no variant of it is chosen yet. */
export function ProductPrice({ product, note, className }: ProductPriceProps) {
  return (
    <Price
      amount={lowestPrice(product)}
      currency={product.currency}
      {...(hasSeveralPrices(product) && { inWords: fromWords })}
      {...(note && { note })}
      {...(className && { className })}
    />
  );
}
