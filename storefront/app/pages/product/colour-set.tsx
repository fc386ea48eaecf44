import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { ColourDot } from "~/catalogue/colour-dot.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";

type ColourSetProps = { product: Product; members: Product[] };

/** The other colours and sizes of the series, the one shown among them. */
export function ColourSet({ product, members }: ColourSetProps) {
  if (members.length < 2) return null;
  return (
    <section aria-labelledby="colour-set" className="mt-6">
      <h2 id="colour-set" className="font-sans text-sm font-semibold tracking-normal">
        The {product.series} set
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {members.map((member) => {
          const isShown = member._id === product._id;
          return (
            <li key={member._id}>
              <Link
                to={`/product/${member.slug}`}
                aria-current={isShown ? "page" : undefined}
                className={classNames(
                  "flex min-h-13 items-center gap-3 rounded-sm border px-3 py-2 text-sm",
                  isShown ? "border-key ring-1 ring-key" : "border-line-strong hover:border-key",
                )}
              >
                <ColourDot name={member.color} swatch={member.colorSwatch} className="size-6" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{member.color || member.Title}</span>
                  <span className="block truncate font-mono text-xs text-key-faint">
                    {member.mpn}
                  </span>
                </span>
                <Price
                  amount={member.Price}
                  currency={member.currency}
                  className={member.Quantity > 0 ? "" : "text-key-faint"}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
