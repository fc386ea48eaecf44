import { hasSeveralPrices, lowestPrice } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { formatMoney } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Price } from "~/ui/price.tsx";

type Priced = Pick<Product, "Price" | "currency" | "variants">;

/** "from €9.90": the lowest of several prices. */
export function fromWords(price: string): string {
  return m.product_price_from({ price });
}

/** A product's price in words: "from €9.90" if its variants have different prices. */
export function priceWords(product: Priced): string {
  const lowest = formatMoney(lowestPrice(product), product.currency);
  return hasSeveralPrices(product) ? fromWords(lowest) : lowest;
}

type ProductPriceProps = { product: Priced; note?: string; className?: string };

/** The price of a product without a chosen variant. */
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
