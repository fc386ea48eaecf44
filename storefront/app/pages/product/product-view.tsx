import { useEffect, useRef } from "react";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { ProductGrid } from "~/catalogue/listing/product-grid.tsx";
import { ConditionMark } from "~/catalogue/product/condition.tsx";
import { langOf } from "~/catalogue/product/product-words.ts";
import { rememberViewed } from "~/catalogue/product/recently-viewed.ts";
import { RecentlyViewed } from "~/catalogue/product/recently-viewed-place.tsx";
import { m } from "~/paraglide/messages.js";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { ColourSet } from "./colour-set.tsx";
import { FitsPrinters } from "./fits-printers.tsx";
import { FitsYours } from "./fits-yours.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { isPrinter } from "./is-printer.ts";
import { KeyFacts } from "./key-facts.tsx";
import { ProductVideo } from "./media/product-video.tsx";
import { PageCosts } from "./page-costs.tsx";
import { ProductActions } from "./product-actions.tsx";
import type { ProductData } from "./product-data.server.ts";
import { crumbsOf } from "./product-meta.ts";
import { TechnicalSheet } from "./technical-sheet.tsx";
import { usePurchase } from "./use-purchase.ts";

const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]";

/** The product page: pictures, price, facts, and related products. */
export function ProductView({
  product,
  surroundings,
  pdfBytes,
  clip,
  attributes,
  onChoose,
}: ProductData & { onChoose: (variantId: string) => void }) {
  const purchase = usePurchase(product);
  const mainButton = useRef<HTMLDivElement>(null);
  useEffect(() => rememberViewed(product.slug), [product.slug]);

  const { colourSet, pageCosts, forItsPrinters, related } = surroundings;
  const pictures =
    product.Images.length > 0 || !product.Image
      ? product.Images
      : [{ url: product.Image, sources: [] }];
  return (
    <article className="shell pt-4">
      {/* On a phone the title below repeats the last crumb. */}
      <div className="max-sm:[&_li:last-child]:hidden">
        <Breadcrumb crumbs={crumbsOf(product)} />
      </div>
      <div className={`mt-3 items-start gap-y-6 ${columns}`}>
        <Gallery
          pictures={pictures}
          title={product.Title}
          mark={!isPrinter(product) && <FitsYours printers={product.compatiblePrinters} />}
        />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-key-faint">
            <span className="font-semibold text-key">{product.Brand}</span>
            {product.mpn && <span className="font-mono">{product.mpn}</span>}
            <ConditionMark condition={product.condition} />
          </p>
          <h1
            lang={langOf(product, "Title")}
            className="mt-1.5 text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-[1.08]"
          >
            {product.Title}
          </h1>
          <KeyFacts product={product} />
          <BuyBox product={product} purchase={purchase} place={mainButton} onChoose={onChoose} />
          <ColourSet product={product} members={colourSet} />
          <ProductActions product={product} />
        </div>
      </div>
      <div className={`mt-14 gap-y-12 ${columns}`}>
        <div className="space-y-12">
          {product.Description && (
            <section aria-labelledby="description">
              <h2 id="description" className="text-2xl">
                {m.product_view_about()}
              </h2>
              <p
                lang={langOf(product, "Description")}
                dir="auto"
                className="mt-3 max-w-prose whitespace-pre-line text-key-soft"
              >
                {product.Description}
              </p>
            </section>
          )}
          <PageCosts product={product} compared={pageCosts} />
          {!isPrinter(product) && <FitsPrinters printers={product.compatiblePrinters} />}
        </div>
        <TechnicalSheet product={product} attributes={attributes} pdfBytes={pdfBytes} />
      </div>
      {clip && <ProductVideo clip={clip} title={product.Title} poster={product.Image} />}
      <Others
        id="for-printers"
        title={isPrinter(product) ? m.product_view_prints_with() : m.product_view_for_printers()}
        products={forItsPrinters}
      />
      <Others id="related" title={m.product_view_related()} products={related} />
      <RecentlyViewed shown={product.slug} />
      <BuyBar product={product} purchase={purchase} mainButton={mainButton} />
    </article>
  );
}

type OthersProps = { id: string; title: string; products: ProductData["product"][] };

function Others({ id, title, products }: OthersProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-20">
      <h2 id={id} className="mb-6 text-2xl">
        {title}
      </h2>
      <ProductGrid products={products} action={AddOneButton} heading="h3" />
    </section>
  );
}
