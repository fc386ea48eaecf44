import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { ColourDot } from "~/catalogue/product/colour-dot.tsx";
import { ProductPrice } from "~/catalogue/product/product-price.tsx";
import { wordOf } from "~/catalogue/product/product-words.ts";
import { stockWords } from "~/catalogue/product/stock.tsx";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import type { SetMember } from "./product-data.server.ts";

type ColourSetProps = { product: Product; members: SetMember[] };

/** The other colours and sizes of the series, with the shown one. */
export function ColourSet({ product, members }: ColourSetProps) {
  if (members.length < 2) return null;
  return (
    <section aria-labelledby="colour-set" className="mt-6">
      <h2 id="colour-set" className="font-sans text-sm font-semibold tracking-normal">
        {m.colour_set_set({ series: product.series })}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {members.map((member) => (
          <li key={member._id}>
            <Member member={member} isShown={member._id === product._id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({ member, isShown }: { member: SetMember; isShown: boolean }) {
  const isSoldOut = member.Quantity < 1;
  return (
    <Link
      to={`/product/${member.slug}`}
      prefetch="intent"
      preventScrollReset
      aria-current={isShown ? "page" : undefined}
      className={classNames(
        "flex min-h-13 items-center gap-2.5 rounded-sm border px-2.5 py-2 text-sm sm:px-3",
        isShown ? "border-key ring-1 ring-key" : "border-line-strong hover:border-key",
      )}
    >
      <ColourDot name={member.color} swatch={member.colorSwatch} className="size-6" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="max-w-full truncate font-medium">
            {wordOf(member, "color") || member.Title}
          </span>
          <ProductPrice product={member} />
        </span>
        <span className="flex justify-between gap-x-2 text-xs text-key-faint">
          <span className="truncate font-mono">{member.mpn}</span>
          {isSoldOut && <span className="shrink-0">{stockWords(0)}</span>}
        </span>
      </span>
    </Link>
  );
}
