import { slugOf } from "@chemical-ink/catalogue-schema/slug";
import { useState } from "react";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { ProductCard } from "~/catalogue/listing/product-card.tsx";
import { ColourDot } from "~/catalogue/product/colour-dot.tsx";
import { mainPicture, ProductPicture } from "~/catalogue/product/product-picture.tsx";
import { Stock } from "~/catalogue/product/stock.tsx";
import { useShopCurrency } from "~/commerce/shop-currency.ts";
import { m } from "~/paraglide/messages.js";
import { Card } from "~/ui/card.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Price } from "~/ui/price.tsx";
import { fileUrl } from "../fields/file-url.ts";
import { type ProductDraft, shownProduct } from "./product-draft.ts";

const views = ["card", "page"] as const;

const optionMessages = { card: m.product_preview_card, page: m.product_preview_page };

/** The product as shoppers will see it, while it is edited. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const [view, setView] = useState<(typeof views)[number]>("card");
  const shown = shownProduct(draft, fileUrl);
  const product = {
    ...shown,
    currency: useShopCurrency(),
    Title: shown.Title || m.product_preview_title(),
    slug: shown.slug || slugOf(shown.Title),
  };

  return (
    <Card role="region" aria-label={m.product_preview_preview()} className="min-w-0">
      <div className="mb-4 flex gap-1">
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => setView(one)}
            className={classNames(
              "min-h-9 rounded-sm px-3 text-sm font-semibold",
              view === one ? "bg-key text-on-key" : "text-key-soft hover:bg-wash",
            )}
          >
            {optionMessages[one]()}
          </button>
        ))}
      </div>
      {/* React 18 knows `inert` only as a text attribute: nothing inside can be used. */}
      <div {...{ inert: "" }}>
        {view === "card" ? (
          <div className="max-w-72">
            <ProductCard product={product} action={AddOneButton} heading="h3" />
          </div>
        ) : (
          <PageHead product={product} />
        )}
      </div>
    </Card>
  );
}

function PageHead({ product }: { product: ReturnType<typeof shownProduct> }) {
  return (
    <article>
      <div className="overflow-hidden rounded-md bg-wash">
        <ProductPicture picture={mainPicture(product)} alt="" sizes="20rem" />
      </div>
      <p className="mt-4 flex items-center gap-2 text-sm text-key-faint">
        {product.color && <ColourDot name={product.color} swatch={product.colorSwatch} />}
        <span className="font-semibold">{product.Brand}</span>
        <span className="font-mono">{product.mpn}</span>
      </p>
      <h3 className="mt-1 text-xl text-pretty">{product.Title}</h3>
      <p className="mt-2">
        <Price
          amount={product.Price}
          currency={product.currency}
          note={m.product_preview_excl_vat()}
          className="font-display text-2xl font-bold"
        />
      </p>
      <Stock quantity={product.Quantity} className="mt-1" />
      {product.Description && (
        <p className="mt-3 text-sm whitespace-pre-line text-key-soft">{product.Description}</p>
      )}
      {product.ficheTech.length > 0 && (
        <dl className="mt-4 divide-y divide-line text-sm">
          {product.ficheTech.map(({ label, value }, index) => (
            <div key={index} className="flex justify-between gap-4 py-1.5">
              <dt className="text-key-faint">{label}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
