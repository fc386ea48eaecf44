import type { Product } from "@chemical-ink/product-api/contract/product";
import type { ProductAction } from "./product-action.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductRow } from "./product-row.tsx";

/** Pictures in view at first on a wide screen. */
const early = 4;

type ProductGridProps = {
  products: Product[];
  action: ProductAction;
  view?: "grid" | "list";
  heading?: "h2" | "h3";
  /** The grid is the first part of its page, so its first pictures are loaded at once. */
  isFirst?: boolean;
  className?: string;
};

/** Products in a grid or a list. */
export function ProductGrid({
  products,
  action,
  view = "grid",
  heading = "h2",
  isFirst = false,
  className = "grid-cols-2 md:grid-cols-4",
}: ProductGridProps) {
  const isEarly = (index: number) => isFirst && index < early;
  if (view === "list") {
    return (
      <ul>
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductRow product={product} action={action} isEarly={isEarly(index)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={`grid gap-x-4 gap-y-10 sm:gap-x-6 ${className}`}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            action={action}
            heading={heading}
            isEarly={isEarly(index)}
          />
        </li>
      ))}
    </ul>
  );
}
