import type { Product } from "@chemical-ink/product-api/contract/product";
import { useState } from "react";
import { AddToCartButton } from "~/cart/add-to-cart-button.tsx";
import { costPerPageWords } from "~/catalogue/cost-per-page.ts";
import { Stock } from "~/catalogue/stock.tsx";
import { formatNumber } from "~/ui/money.ts";
import { Price } from "~/ui/price.tsx";
import { QuantityStepper } from "~/ui/quantity-stepper.tsx";

/** Price, stock, how many, and the button that buys. */
export function BuyBox({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const isAvailable = product.Quantity > 0;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price
          amount={product.Price}
          currency={product.currency}
          className="font-display text-3xl font-bold tracking-tight"
        />
        <span className="text-sm text-key-soft">excl. VAT</span>
      </p>
      <CostPerPage product={product} />
      <Stock quantity={product.Quantity} className="mt-4 text-base" />
      <div className="mt-4 flex flex-wrap gap-3">
        {isAvailable && (
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            max={product.Quantity}
            label={`Quantity of ${product.Title}`}
          />
        )}
        <div className="min-w-48 flex-1">
          <AddToCartButton product={product} quantity={quantity} />
        </div>
      </div>
      <p className="mt-4 text-sm text-key-faint">
        VAT for your country is added at checkout, before you pay.
      </p>
    </div>
  );
}

function CostPerPage({ product }: { product: Product }) {
  const cost = costPerPageWords(product);
  if (!cost || product.pageYield === null) return null;
  return (
    <p className="mt-2 text-sm text-key-soft">
      <strong className="font-semibold text-key">{cost} a page</strong>, at{" "}
      {formatNumber(product.pageYield)} pages
      {product.yieldStandard ? ` by ${product.yieldStandard}` : " by the maker’s own count"}
    </p>
  );
}
