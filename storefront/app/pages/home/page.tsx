import type { ShortList } from "@chemical-ink/product-api/contract/listing";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { printerHref } from "~/catalogue/empty-listing.tsx";
import { PrinterFinder } from "~/catalogue/printer-finder.tsx";
import { ProductGrid } from "~/catalogue/product-grid.tsx";
import { RetryAlert } from "~/catalogue/retry-alert.tsx";
import { ArticleTeasers } from "~/journal/article-teasers.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Result } from "~/server/result.ts";
import { ArrowRightIcon } from "~/ui/icons.tsx";
import type { Route } from "./+types/page";
import { CategoryTiles } from "./category-tiles.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { homeData } from "./home-data.server.ts";

export function loader() {
  return homeData();
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Ink, toner and printers that belong together",
    description:
      "Ink bottles, cartridges, toner and drums for your printer. Name the printer, see what " +
      "fits, with page yield, cost per page and stock.",
    path: "/",
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { tiles, arrivals, sellers, examplePrinters } = loaderData;
  return (
    <>
      <section className="border-b border-line">
        <div className="shell grid items-center gap-x-12 gap-y-6 py-10 md:grid-cols-[1.25fr_1fr] md:py-14">
          <div>
            <h1 className="text-4xl font-extrabold tracking-[-0.035em]">
              The right ink, the first time.
            </h1>
            <p className="mt-5 max-w-xl text-lg text-key-soft">
              Tell us your printer, and we show the bottles, cartridges, toner and drums that fit
              it. Nothing else gets in the way.
            </p>
            <PrinterFinder className="mt-8 max-w-xl" />
            <ExamplePrinters names={examplePrinters} />
          </div>
          <HeroPicture className="mx-auto w-full max-w-md max-md:hidden" />
        </div>
      </section>

      {tiles.length > 0 && (
        <Section title="The table of supplies" more={{ to: "/shop", label: "All products" }}>
          <CategoryTiles tiles={tiles} />
        </Section>
      )}
      <ProductRowSection
        title="New in the shop"
        more={{ to: "/shop?sort=newest", label: "All new arrivals" }}
        result={arrivals}
      />
      <ProductRowSection
        title="Best sellers"
        more={{ to: "/shop", label: "All best sellers" }}
        result={sellers}
      />
      <Section title="From the journal" more={{ to: "/journal", label: "All articles" }}>
        <ArticleTeasers heading="h3" />
      </Section>
    </>
  );
}

function ExamplePrinters({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-key-faint">
      Such as
      {names.map((name) => (
        <Link key={name} to={printerHref(name)} className="text-link">
          {name}
        </Link>
      ))}
    </p>
  );
}

type SectionProps = {
  title: string;
  more: { to: string; label: string };
  children: ReactNode;
};

function Section({ title, more, children }: SectionProps) {
  return (
    <section className="shell pt-16">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">{title}</h2>
        <Link
          to={more.to}
          className="group inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
        >
          {more.label}
          <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      {children}
    </section>
  );
}

type ProductRowSectionProps = Omit<SectionProps, "children"> & { result: Result<ShortList> };

function ProductRowSection({ result, ...section }: ProductRowSectionProps) {
  if (result.ok && result.value.products.length === 0) return null;
  return (
    <Section {...section}>
      {result.ok ? (
        <ProductGrid products={result.value.products} heading="h3" />
      ) : (
        <RetryAlert failure={result.failure} title="These products cannot be shown" />
      )}
    </Section>
  );
}
