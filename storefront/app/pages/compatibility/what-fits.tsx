import type { Product } from "@chemical-ink/product-api/contract/product";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { ProductGrid } from "~/catalogue/listing/product-grid.tsx";
import { fittingHref, type KnownPrinter } from "~/catalogue/printers/printer.ts";
import { m } from "~/paraglide/messages.js";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { crumbsTo } from "./crumbs.ts";
import { MyPrinterButton } from "./my-printers.tsx";
import { SetCard } from "./set-card.tsx";
import { suppliesByKind } from "./supplies.ts";

type WhatFitsProps = { printer: KnownPrinter; products: Product[] };

/** Everything that fits one printer, by kind and in sets. */
export function WhatFits({ printer, products }: WhatFitsProps) {
  return (
    <div className="shell pt-8">
      <Breadcrumb crumbs={crumbsTo({ kind: "printer", printer, products })} />
      <h1 className="mt-3 text-3xl">{m.compatibility_what_fits({ name: printer.name })}</h1>
      <div className="mt-5 flex flex-wrap gap-3">
        <MyPrinterButton name={printer.name} />
        <LinkButton to={fittingHref(printer.name)} variant="secondary">
          {m.compatibility_filter_these({ count: products.length })}
        </LinkButton>
      </div>
      {suppliesByKind(products).map(({ name, sets, products: ofKind }) => (
        <section key={name} className="mt-12">
          <h2 className="text-2xl">{name}</h2>
          <div className="mt-4 grid gap-4 lg:grid-cols-2">
            {sets.map((set) => (
              <SetCard key={set.series} set={set} />
            ))}
          </div>
          <ProductGrid products={ofKind} action={AddOneButton} view="list" heading="h3" />
        </section>
      ))}
    </div>
  );
}
